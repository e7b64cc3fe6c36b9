#include "games/blood/facts/names.h"

#include <array>

#include "engine/index.h"

namespace regalia::blood {
namespace {

struct NamesOfACountry {
  std::string_view name;
  std::array<std::string_view, 6> families;
  std::array<std::string_view, kNamesOfASex> men;
  std::array<std::string_view, kNamesOfASex> women;
};

constexpr std::array<NamesOfACountry, kCountries> kWords = {{
    {"England",
     {"Plantagenet", "Lancaster", "York", "Tudor", "Percy", "Neville"},
     {"Edward", "John",   "Edmund",  "William",  "Stephen", "Henry",   "Richard",  "Thomas",
      "Roger",  "Walter", "Hugh",    "Geoffrey", "Robert",  "Gilbert", "Humphrey", "Lionel",
      "Ralph",  "Simon",  "Baldwin", "Osbert",   "Piers",   "Godfrey", "Reginald", "Alfred"},
     {"Mary",   "Elizabeth", "Anne",  "Maud",     "Matilda",  "Eleanor", "Joan",      "Margaret",
      "Isabel", "Philippa",  "Alice", "Beatrice", "Blanche",  "Cecily",  "Constance", "Edith",
      "Emma",   "Agnes",     "Avice", "Lucy",     "Rosamund", "Sybil",   "Katherine", "Petronilla"}},
    {"France",
     {"Valois", "Anjou", "Bourbon", "Nevers", "Artois", "Évreux"},
     {"Louis",      "Charles", "Henri",   "Jean",     "Philippe", "Robert",  "Guillaume", "Raoul",
      "Hugues",     "Eudes",   "Pierre",  "Gaston",   "Guy",      "Thibaut", "Arnaud",    "Bertrand",
      "Enguerrand", "Étienne", "Gautier", "Josselin", "Renaud",   "Amaury",  "Aymeric",   "Foulques"},
     {"Isabelle",   "Marie",   "Louise",    "Charlotte",  "Odette",   "Philippe",  "Jeanne",   "Blanche",
      "Marguerite", "Yolande", "Béatrice",  "Clémence",   "Adélaïde", "Mahaut",    "Aliénor",  "Catherine",
      "Bonne",      "Agnès",   "Constance", "Ermengarde", "Héloïse",  "Jacquette", "Michelle", "Perrette"}},
    {"Germany",
     {"Habsburg", "Luxemburg", "Wittelsbach", "Welf", "Wettin", "Hohenzollern"},
     {"Karl",     "Friedrich", "Wilhelm",  "Maximilian", "Ferdinand", "Heinrich", "Otto",    "Ludwig",
      "Albrecht", "Konrad",    "Rudolf",   "Johann",     "Sigismund", "Joachim",  "Leopold", "Ernst",
      "Ulrich",   "Eberhard",  "Bernhard", "Hermann",    "Dietrich",  "Gerhard",  "Wenzel",  "Balduin"},
     {"Anna",     "Elisabeth", "Katharina", "Mathilde",  "Sophia", "Margarete", "Agnes",    "Kunigunde",
      "Adelheid", "Hedwig",    "Gertrud",   "Irmgard",   "Judith", "Mechthild", "Richenza", "Barbara",
      "Ursula",   "Jutta",     "Beatrix",   "Clementia", "Guta",   "Helene",    "Salome",   "Walburga"}},
    {"Italy",
     {"Visconti", "Medici", "Orsini", "Savoia", "Sforza", "Este"},
     {"Giovanni",   "Luigi",     "Bartolomeo", "Francesco", "Galeazzo",   "Azzone", "Matteo",   "Cosimo",
      "Lorenzo",    "Alberto",   "Guido",      "Niccolò",   "Ludovico",   "Obizzo", "Filippo",  "Amedeo",
      "Bernardino", "Cangrande", "Taddeo",     "Malatesta", "Castruccio", "Uberto", "Pandolfo", "Ercole"},
     {"Maria",    "Carlotta",  "Giuliana",   "Bianca",    "Giovanna", "Caterina", "Beatrice",  "Violante",
      "Isabella", "Valentina", "Lucia",      "Francesca", "Taddea",   "Costanza", "Fiammetta", "Ginevra",
      "Antonia",  "Verde",     "Samaritana", "Donella",   "Orsina",   "Regina",   "Agnese",    "Eleonora"}},
    {"Spain",
     {"Trastámara", "Mendoza", "Guzmán", "Toledo", "Silva", "Fajardo"},
     {"Fernando", "Juan",      "Carlos",    "Alfonso", "Sancho", "Pedro",    "Miguel",   "Jaime",
      "Enrique",  "Francisco", "Sebastián", "Rodrigo", "Álvaro", "Diego",    "Gonzalo",  "Íñigo",
      "Martín",   "Ramón",     "Garcia",    "Lope",    "Tello",  "Fadrique", "Bernardo", "Alonso"},
     {"Isabel",   "Maria",  "Leonor",     "Constanza", "Beatriz",  "Urraca",    "Juana", "Blanca",
      "Violante", "Teresa", "Berenguela", "Sancha",    "Catalina", "Eugenia",   "Sofía", "Elvira",
      "Mencía",   "Inés",   "Aldonza",    "Mayor",     "Jimena",   "Estefanía", "Toda",  "Brianda"}},
}};

}  // namespace

std::string_view word_of(NameId name) {
  const int number = static_cast<int>(name);
  if (number >= kNames) return {};
  const NamesOfACountry& names = kWords[at(number / (2 * kNamesOfASex))];
  const int among = number % (2 * kNamesOfASex);
  return among < kNamesOfASex ? names.men[at(among)] : names.women[at(among - kNamesOfASex)];
}
std::span<const std::string_view> family_names(Country country) { return kWords[at(country)].families; }
std::string_view name_of(Country country) { return kWords[at(country)].name; }
Country country_at(std::string_view id) {
  for (const Country country : CountrySet::all())
    if (id_of(country) == id) return country;
  return kNoCountry;
}

}  // namespace regalia::blood
