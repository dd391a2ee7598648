"""Parts of the citations of the catalogue: Russian."""

TEXTS = {
    "cited.clubs": "как говорят в клубах",
    "cited.conventions": "smartpref.ru и vavav.ru (конвенции)",
    "cited.law": "правило ",
    "cited.moscow": "18–22 и 23–27 вистов, первое место 30, за висты не больше 50; восстановлено",
    "cited.own": "решение авторов программы",
    "cited.piter": "Питер 2017",
    "cited.slips": "описки секретарей",
    "cited.statistics": "статистика",
    "cited.stolitsa": "Столица 1959",
    "cited.summary": "краткое изложение",
    "cited.table": "таблица 1",
    "cited.whist": "Вист 2008",
    "cited.whist_formula": "формула вистовой системы",
}
