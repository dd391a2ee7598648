"""Help of the functions of the standings: Bulgarian."""

TEXTS = {
    "function.OWN_MEETINGS": "Точките на равните играчи в преките им срещи. Празно, ако не са се срещали всички поравно, поне веднъж.",
    "function.OWN_MEETINGS.tied": "колона: равни са играчите с еднакви числа, например места; празните редове се пропускат",
    "function.OWN_MEETINGS.tables": "ред за всеки играч, колона за всеки кръг: номер на масата му; празно, ако не е играл",
    "function.OWN_MEETINGS.points": "същата форма: точките му в кръга",
}
