"""Parts of the citations of the catalogue: Bulgarian."""

TEXTS = {
    "cited.clubs": "както се казва в клубовете",
    "cited.conventions": "smartpref.ru и vavav.ru (конвенции)",
    "cited.law": "закон ",
    "cited.moscow": "18–22 и 23–27 виста, първо място 30, за вистове най-много 50; възстановено",
    "cited.own": "решение на авторите на програмата",
    "cited.piter": "Питер 2017",
    "cited.slips": "грешки на секретари",
    "cited.statistics": "статистика",
    "cited.stolitsa": "Столица 1959",
    "cited.summary": "обобщение",
    "cited.table": "таблица 1",
    "cited.whist": "Вист 2008",
    "cited.whist_formula": "формула на вистовата система",
}
