"""Help of the bridge functions: Bulgarian."""

TEXTS = {
    "category.bridge": "Bridge scoring",
    "function.IMP": "Международни мач-точки (ИМП) за разлика в точки, със знак.",
    "function.IMP.difference": "с колко точки едната страна е пред другата на двете маси; клетка или област",
    "function.IMP.rules": "„1959“ (ако е пропуснато), „1960“ или „днес“",
}
