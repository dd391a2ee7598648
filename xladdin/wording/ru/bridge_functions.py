"""Help of the bridge functions: Russian."""

TEXTS = {
    "category.bridge": "Bridge scoring",
    "function.IMP": "Международные матч-пункты (ИМП) за разницу в очках, со знаком.",
    "function.IMP.difference": "на сколько очков одна сторона опережает другую на двух столах; ячейка или диапазон",
    "function.IMP.rules": "«1959» (если опущено), «1960» или «сегодня»",
}
