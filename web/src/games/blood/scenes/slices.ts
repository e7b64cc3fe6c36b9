// Slices of logs of games that bots have played, for tests: a line each, with its number, its sentence and what it shows.
import type { BloodComponents, BloodEvent, LogInfo } from '../../../protocol/types';

const line = (text: string): LogInfo => {
  const [, number, sentence, shows] = /^(\d+) (.*) \| (.+)$/.exec(text)!;
  return { line: Number(number), text: sentence!, shows: JSON.parse(shows!) as BloodEvent };
};
const log = (text: string): LogInfo[] => text.trim().split('\n').map(line);

/** Two princes fight outside their castle, one flees, the other is taken; then the castle is attacked, in vain. */
export const outside = log(`
970 Prince Foulques of France stands in Champagne, with piece 1. | {"kind":"piece-placed","person":17,"colour":"france","piece":1,"province":"champagne"}
1222 Prince Foulques of France rolls 7 with Constitution +1, needs 4 and lives. | {"kind":"survival-rolled","person":17,"dice":7,"constitution":1,"needed":4,"survives":true}
1224 Prince Thibaut of France rolls 9 with Constitution +1, needs 4 and lives. | {"kind":"survival-rolled","person":19,"dice":9,"constitution":1,"needed":4,"survives":true}
1254 Prince Thibaut of France stands in Champagne, with piece 3. | {"kind":"piece-placed","person":19,"colour":"france","piece":3,"province":"champagne"}
1342 Jonas attacks Tomas in Champagne: 3 armies against 2 armies under Prince Foulques of France and Prince Thibaut of France, and a castle of 10. | {"kind":"battle-began","province":"champagne","attacker":"germany","defender":"france","armies":[3,2],"royals":[[],[17,19]],"castle":10}
1343 Tomas fights outside the castle. | {"kind":"stands-inside","province":"champagne","power":"france","is_inside":false}
1344  | {"kind":"answered","seat":2}
1345 Prince Thibaut of France flees to Normandy. | {"kind":"fled","person":19,"province":"normandy"}
1346 Jonas has 1 free roll for the leaders' Strength. | {"kind":"free-rolls","province":"champagne","power":"germany","rolls":1}
1347 Jonas rolls 1: 1 falls. | {"kind":"battle-rolled","province":"champagne","power":"germany","dice":1,"hits":1,"round":0}
1348 Tomas loses 1 army. | {"kind":"battle-losses","province":"champagne","power":"france","armies":1,"castle":0}
1349  | {"kind":"answered","seat":2}
1350  | {"kind":"answered","seat":3}
1351 Battle round 1: Jonas rolls 2: 2 fall. | {"kind":"battle-rolled","province":"champagne","power":"germany","dice":2,"hits":2,"round":1}
1352 Battle round 1: Tomas rolls 5: nobody falls. | {"kind":"battle-rolled","province":"champagne","power":"france","dice":5,"hits":0,"round":1}
1353 Tomas loses 1 army. | {"kind":"battle-losses","province":"champagne","power":"france","armies":1,"castle":0}
1354 Prince Foulques of France rolls 7, needs 4 and lives. | {"kind":"survival-rolled","person":17,"dice":7,"constitution":0,"needed":4,"survives":true}
1355 Prince Foulques of France is a captive of Jonas. | {"kind":"captured","person":17,"captor":"germany"}
1356 Jonas has the field in Champagne. | {"kind":"battle-won","province":"champagne","power":"germany"}
1357 Jonas attacks Tomas in Champagne: 3 armies against a castle of 10. | {"kind":"battle-began","province":"champagne","attacker":"germany","defender":"france","armies":[3,0],"royals":[[],[]],"castle":10}
1358  | {"kind":"answered","seat":3}
1359 Tomas rolls 6: nobody falls. | {"kind":"battle-rolled","province":"champagne","power":"france","dice":6,"hits":0,"round":0}
1360 3 armies of Jonas fall back to Calais. | {"kind":"fell-back","power":"germany","from":"champagne","to":"calais","armies":3}
1361 Tomas has the field in Champagne. | {"kind":"battle-won","province":"champagne","power":"france"}
1362  | {"kind":"answered","seat":3}
1363 Tomas attacks Jonas in Franconia: 1 army against 1 army. | {"kind":"battle-began","province":"franconia","attacker":"france","defender":"germany","armies":[1,1],"royals":[[],[]],"castle":0}
`);

/** A king alone is taken, and ransomed at once. */
export const ransomed = log(`
1783 King Gaston of France stands in Champagne, with the king's piece. | {"kind":"piece-placed","person":29,"colour":"france","piece":0,"province":"champagne"}
1797 King Gaston of France rolls 5, needs 3 and lives. | {"kind":"survival-rolled","person":29,"dice":5,"constitution":0,"needed":3,"survives":true}
1923 Bot attacks Tomas in Anjou: 3 armies against King Gaston of France. | {"kind":"battle-began","province":"anjou","attacker":"spain","defender":"france","armies":[3,0],"royals":[[],[29]],"castle":0}
1925 Tomas has 2 free rolls for the leaders' Strength. | {"kind":"free-rolls","province":"anjou","power":"france","rolls":2}
1926 Tomas rolls 3: nobody falls. | {"kind":"battle-rolled","province":"anjou","power":"france","dice":3,"hits":0,"round":0}
1927 Tomas rolls 4: nobody falls. | {"kind":"battle-rolled","province":"anjou","power":"france","dice":4,"hits":0,"round":0}
1929 Battle round 1: Bot rolls 1: 1 falls. | {"kind":"battle-rolled","province":"anjou","power":"spain","dice":1,"hits":1,"round":1}
1930 Battle round 1: Tomas rolls 3: nobody falls. | {"kind":"battle-rolled","province":"anjou","power":"france","dice":3,"hits":0,"round":1}
1931 Tomas loses nobody. | {"kind":"battle-losses","province":"anjou","power":"france","armies":0,"castle":0}
1932 King Gaston of France rolls 10 with Constitution -1, needs 3 and lives. | {"kind":"survival-rolled","person":29,"dice":10,"constitution":-1,"needed":3,"survives":true}
1933 King Gaston of France is a captive of Bot. | {"kind":"captured","person":29,"captor":"spain"}
1934 Tomas offers 60 Crowns for King Gaston of France. | {"kind":"ransom-offered","seat":2,"person":29,"crowns":60}
1935 Bot accepts. | {"kind":"offer-answered","seat":5,"is_accepted":true}
1936 Tomas pays Bot 60 Crowns. | {"kind":"paid","seat":2,"to":5,"crowns":60}
1937 King Gaston of France is free, and at home. | {"kind":"captured","person":29,"captor":"none"}
1938 Bot has the field in Anjou. | {"kind":"battle-won","province":"anjou","power":"spain"}
`);

/** Both sides offer to surrender at once. */
export const surrendered = log(`
1363 Tomas attacks Jonas in Franconia: 1 army against 1 army. | {"kind":"battle-began","province":"franconia","attacker":"france","defender":"germany","armies":[1,1],"royals":[[],[]],"castle":0}
1366 Battle round 1: Tomas rolls 4: nobody falls. | {"kind":"battle-rolled","province":"franconia","power":"france","dice":4,"hits":0,"round":1}
1367 Battle round 1: Jonas rolls 5: nobody falls. | {"kind":"battle-rolled","province":"franconia","power":"germany","dice":5,"hits":0,"round":1}
1370 Tomas offers to surrender in Franconia: the armies are killed and royals are free. | {"kind":"surrender-offered","province":"franconia","power":"france","terms":"armies-die","armies":0,"crowns":0}
1371 Jonas offers to surrender in Franconia: the armies march off and royals are free. | {"kind":"surrender-offered","province":"franconia","power":"germany","terms":"march-off","armies":0,"crowns":0}
1372 Jonas accepts. | {"kind":"offer-answered","seat":3,"is_accepted":true}
1373 Tomas loses 1 army. | {"kind":"battle-losses","province":"franconia","power":"france","armies":1,"castle":0}
1374 Jonas has the field in Franconia. | {"kind":"battle-won","province":"franconia","power":"germany"}
`);

/** A castle is attacked, and its armies are inside. */
export const besieged = log(`
639 Jonas attacks Tomas in Champagne: 3 armies against 5 armies under Prince Renaud of France, and a castle of 10. | {"kind":"battle-began","province":"champagne","attacker":"germany","defender":"france","armies":[3,5],"royals":[[],[20]],"castle":10}
640 Tomas defends the castle from inside. | {"kind":"stands-inside","province":"champagne","power":"france","is_inside":true}
643 Battle round 1: Jonas rolls 3: 3 fall. | {"kind":"battle-rolled","province":"champagne","power":"germany","dice":3,"hits":3,"round":1}
644 Battle round 1: Tomas rolls 4: 4 fall. | {"kind":"battle-rolled","province":"champagne","power":"france","dice":4,"hits":4,"round":1}
645 Jonas loses 3 armies. | {"kind":"battle-losses","province":"champagne","power":"germany","armies":3,"castle":0}
646 Tomas loses 3 of the castle's strength. | {"kind":"battle-losses","province":"champagne","power":"france","armies":0,"castle":3}
647 Tomas has the field in Champagne. | {"kind":"battle-won","province":"champagne","power":"france"}
648 Round 1: it is the turn of Tomas. | {"kind":"marker-drawn","seat":2,"round":1}
649 Tomas: food from Aquitaine to Angoulême. | {"kind":"marched","seat":2,"from":"aquitaine","path":["angouleme"],"armies":0,"royals":[],"goods":["food"]}
650 Tomas: cloth from Bordeaux to Aquitaine, then Bordeaux, then Aquitaine. | {"kind":"marched","seat":2,"from":"bordeaux","path":["aquitaine","bordeaux","aquitaine"],"armies":0,"royals":[],"goods":["cloth"]}
651 Tomas: cloth from Aquitaine to Anjou. | {"kind":"marched","seat":2,"from":"aquitaine","path":["anjou"],"armies":0,"royals":[],"goods":["cloth"]}
652 Tomas: 1 fleet of France from Normandy to the Western Approaches, then Brittany. | {"kind":"sailed","seat":2,"country":"france","fleets":1,"from":"normandy","path":["western-approaches","brittany"],"is_stopped":false}
653 Tomas: 2 armies from Champagne to Burgundy, then Piedmont. | {"kind":"marched","seat":2,"from":"champagne","path":["burgundy","piedmont"],"armies":2,"royals":[],"goods":[]}
`);

/** A surrender that gives the province up. */
export const ceded = log(`
1029 Chiara attacks Jonas in Venice: 1 army against 1 army. | {"kind":"battle-began","province":"venice","attacker":"italy","defender":"germany","armies":[1,1],"royals":[[],[]],"castle":0}
1032 Battle round 1: Chiara rolls 3: nobody falls. | {"kind":"battle-rolled","province":"venice","power":"italy","dice":3,"hits":0,"round":1}
1033 Battle round 1: Jonas rolls 5: nobody falls. | {"kind":"battle-rolled","province":"venice","power":"germany","dice":5,"hits":0,"round":1}
1036 Battle round 2: Chiara rolls 2: nobody falls. | {"kind":"battle-rolled","province":"venice","power":"italy","dice":2,"hits":0,"round":2}
1037 Battle round 2: Jonas rolls 5: nobody falls. | {"kind":"battle-rolled","province":"venice","power":"germany","dice":5,"hits":0,"round":2}
1040 Jonas offers to surrender in Venice: the armies march off, royals are free and the province is given up. | {"kind":"surrender-offered","province":"venice","power":"germany","terms":"march-off+land","armies":0,"crowns":0}
1041 Chiara accepts. | {"kind":"offer-answered","seat":4,"is_accepted":true}
1042 1 army of Jonas falls back to Bavaria. | {"kind":"fell-back","power":"germany","from":"venice","to":"bavaria","armies":1}
1043 Chiara has the field in Venice. | {"kind":"battle-won","province":"venice","power":"italy"}
1044 Germany cedes Venice to Italy. | {"kind":"land-ceded","country":"germany","to":"italy","province":"venice"}
1045 Round 2: it is the turn of Bot. | {"kind":"marker-drawn","seat":5,"round":2}
`);

/** A court: births, a second try, deaths, a minority. */
export const court = log(`
222 The year 1305 begins. | {"kind":"year-began","year":1305}
223 Queen Clémence of France rolls 3: no child. | {"kind":"birth-rolled","mother":5,"dice":3,"is_born":false}
224 Queen Adelheid of Germany rolls 3: no child. | {"kind":"birth-rolled","mother":8,"dice":3,"is_born":false}
225 Queen Caterina of Italy rolls 7: a child is born. | {"kind":"birth-rolled","mother":11,"dice":7,"is_born":true}
226 A daughter is born to King Pandolfo of Italy and Queen Caterina of Italy: Princess Costanza of Italy. | {"kind":"born","person":19,"sex":"female","father":10,"mother":11,"house":"italy","age":0}
227 Princess Costanza of Italy: Guile -1, Constitution -1, Charisma 0. | {"kind":"scored","person":19,"is_man":false,"strength":-1,"constitution":-1,"charisma":0}
228 Queen Leonor of Spain rolls 8: a child is born. | {"kind":"birth-rolled","mother":14,"dice":8,"is_born":true}
229 A son is born to King Lope of Spain and Queen Leonor of Spain: Prince Tello of Spain. | {"kind":"born","person":20,"sex":"male","father":13,"mother":14,"house":"spain","age":0}
230 Prince Tello of Spain: Strength 0, Constitution 0, Charisma 0. | {"kind":"scored","person":20,"is_man":true,"strength":0,"constitution":0,"charisma":0}
235 Tomas tries for another child of Queen Clémence of France. | {"kind":"tries-again","seat":2,"mothers":[5]}
236 Jonas tries for no other child. | {"kind":"tries-again","seat":3,"mothers":[]}
237 Chiara tries for no other child. | {"kind":"tries-again","seat":4,"mothers":[]}
238 Bot tries for another child of Queen Leonor of Spain. | {"kind":"tries-again","seat":5,"mothers":[14]}
239 Queen Clémence of France rolls 10: a child is born. | {"kind":"birth-rolled","mother":5,"dice":10,"is_born":true}
240 A daughter is born to King Philippe of France and Queen Clémence of France: Princess Charlotte of France. | {"kind":"born","person":21,"sex":"female","father":4,"mother":5,"house":"france","age":0}
241 Princess Charlotte of France: Guile 0, Constitution -1, Charisma -2. | {"kind":"scored","person":21,"is_man":false,"strength":0,"constitution":-1,"charisma":-2}
242 Queen Leonor of Spain rolls 6: no child. | {"kind":"birth-rolled","mother":14,"dice":6,"is_born":false}
247 Tomas tries for no other child. | {"kind":"tries-again","seat":2,"mothers":[]}
248 Jonas tries for no other child. | {"kind":"tries-again","seat":3,"mothers":[]}
249 Chiara tries for no other child. | {"kind":"tries-again","seat":4,"mothers":[]}
250 Bot tries for no other child. | {"kind":"tries-again","seat":5,"mothers":[]}
251 King Thomas of England rolls 6, needs 4 and lives. | {"kind":"survival-rolled","person":1,"dice":6,"constitution":0,"needed":4,"survives":true}
252 King Philippe of France rolls 6, needs 4 and lives. | {"kind":"survival-rolled","person":4,"dice":6,"constitution":0,"needed":4,"survives":true}
253 Queen Clémence of France rolls 8 with Constitution -1, needs 4 and lives. | {"kind":"survival-rolled","person":5,"dice":8,"constitution":-1,"needed":4,"survives":true}
254 King Friedrich of Germany rolls 8, needs 4 and lives. | {"kind":"survival-rolled","person":7,"dice":8,"constitution":0,"needed":4,"survives":true}
255 Queen Adelheid of Germany rolls 4, needs 4 and lives. | {"kind":"survival-rolled","person":8,"dice":4,"constitution":0,"needed":4,"survives":true}
256 King Pandolfo of Italy rolls 3, needs 4 and does not live on. | {"kind":"survival-rolled","person":10,"dice":3,"constitution":0,"needed":4,"survives":false}
257 Queen Caterina of Italy rolls 4, needs 4 and lives. | {"kind":"survival-rolled","person":11,"dice":4,"constitution":0,"needed":4,"survives":true}
258 King Lope of Spain rolls 2, needs 4 and does not live on. | {"kind":"survival-rolled","person":13,"dice":2,"constitution":0,"needed":4,"survives":false}
259 Queen Leonor of Spain rolls 3 with Constitution -1, needs 4 and does not live on. | {"kind":"survival-rolled","person":14,"dice":3,"constitution":-1,"needed":4,"survives":false}
260 Queen Leonor of Spain dies, 25 years old. | {"kind":"died","person":14,"age":25,"death":"in-bed"}
261 King Pandolfo of Italy dies, 30 years old. | {"kind":"died","person":10,"age":30,"death":"in-bed"}
262 Queen Caterina of Italy leaves the stage. | {"kind":"left-game","person":11}
263 King Lope of Spain dies, 30 years old. | {"kind":"died","person":13,"age":30,"death":"in-bed"}
264 Queen Taddea of Italy is crowned. | {"kind":"crowned","country":"italy","monarch":12,"ruler":"italy","is_change":false}
265 King Tello of Spain is crowned. | {"kind":"crowned","country":"spain","monarch":20,"ruler":"spain","is_change":false}
266 Prince Guido of Italy comes forward, to act as regent of Italy. | {"kind":"came-forward","country":"italy","person":22,"is_regent":true}
267 Prince Guido of Italy: Strength -1, Constitution +1, Charisma +1. | {"kind":"scored","person":22,"is_man":true,"strength":-1,"constitution":1,"charisma":1}
268 Prince Guido of Italy is regent of Italy. | {"kind":"regent-chosen","country":"italy","regent":22}
269 Prince Ramón of Spain comes forward, to act as regent of Spain. | {"kind":"came-forward","country":"spain","person":23,"is_regent":true}
270 Prince Ramón of Spain: Strength -2, Constitution 0, Charisma -1. | {"kind":"scored","person":23,"is_man":true,"strength":-2,"constitution":0,"charisma":-1}
271 Prince Ramón of Spain is regent of Spain. | {"kind":"regent-chosen","country":"spain","regent":23}
272 Prince Guido of Italy stands in Tuscany, with the king's piece. | {"kind":"piece-placed","person":22,"colour":"italy","piece":0,"province":"tuscany"}
273 Prince Ramón of Spain stands in Castile, with the king's piece. | {"kind":"piece-placed","person":23,"colour":"spain","piece":0,"province":"castile"}
`);

/** Three crowns pass, and two of them come together. */
export const union = log(`
1295 King Lope of Spain rolls 5, needs 6 and does not live on. | {"kind":"survival-rolled","person":13,"dice":5,"constitution":0,"needed":6,"survives":false}
1296 Prince Francisco of Spain rolls 10 with Constitution -1, needs 4 and lives. | {"kind":"survival-rolled","person":15,"dice":10,"constitution":-1,"needed":4,"survives":true}
1297 King Ralph of England rolls 4 with Constitution -1, needs 4 and does not live on. | {"kind":"survival-rolled","person":16,"dice":4,"constitution":-1,"needed":4,"survives":false}
1298 Queen Walburga of Germany rolls 12 with Constitution +1, needs 4 and lives. | {"kind":"survival-rolled","person":17,"dice":12,"constitution":1,"needed":4,"survives":true}
1299 Princess Héloïse of France rolls 10 with Constitution +1, needs 4 and lives. | {"kind":"survival-rolled","person":20,"dice":10,"constitution":1,"needed":4,"survives":true}
1300 Princess Charlotte of France rolls 10 with Constitution -2, needs 4 and lives. | {"kind":"survival-rolled","person":21,"dice":10,"constitution":-2,"needed":4,"survives":true}
1301 Princess Berenguela of Spain rolls 8, needs 4 and lives. | {"kind":"survival-rolled","person":22,"dice":8,"constitution":0,"needed":4,"survives":true}
1302 Princess Agnès of France rolls 6, needs 3 and lives. | {"kind":"survival-rolled","person":23,"dice":6,"constitution":0,"needed":3,"survives":true}
1303 Princess Maria of Italy rolls 6, needs 3 and lives. | {"kind":"survival-rolled","person":24,"dice":6,"constitution":0,"needed":3,"survives":true}
1304 Prince Jaime of Spain rolls 7, needs 3 and lives. | {"kind":"survival-rolled","person":25,"dice":7,"constitution":0,"needed":3,"survives":true}
1305 Queen Caterina of Italy dies, 45 years old. | {"kind":"died","person":11,"age":45,"death":"in-bed"}
1306 King Pandolfo of Italy dies, 50 years old. | {"kind":"died","person":10,"age":50,"death":"in-bed"}
1307 King Lope of Spain dies, 50 years old. | {"kind":"died","person":13,"age":50,"death":"in-bed"}
1308 King Ralph of England dies, 25 years old. | {"kind":"died","person":16,"age":25,"death":"in-bed"}
1309 Queen Sybil of England is crowned. | {"kind":"crowned","country":"england","monarch":3,"ruler":"england","is_change":false}
1310 Queen Sybil of England goes to the court of England. | {"kind":"changed-court","person":3,"court":"england"}
1311 Prince Ludovico of Italy goes to the court of England. | {"kind":"changed-court","person":12,"court":"england"}
1312 Princess Carlotta of Italy goes to the court of England. | {"kind":"changed-court","person":31,"court":"england"}
1313 Princess Agnese of Italy goes to the court of England. | {"kind":"changed-court","person":34,"court":"england"}
1314 Prince Ludovico of Italy stands in Essex, with piece 1. | {"kind":"piece-placed","person":12,"colour":"england","piece":1,"province":"essex"}
1315 King Ludovico of Italy is crowned. | {"kind":"crowned","country":"italy","monarch":12,"ruler":"italy","is_change":false}
1316 King Ludovico of Italy goes to the court of Italy. | {"kind":"changed-court","person":12,"court":"italy"}
1317 King Ludovico of Italy stands in Tuscany, with the king's piece. | {"kind":"piece-placed","person":12,"colour":"italy","piece":0,"province":"tuscany"}
1318 King Ludovico of Italy stands in Essex, with the king's piece. | {"kind":"piece-placed","person":12,"colour":"italy","piece":0,"province":"essex"}
1319 King Francisco of Spain is crowned. | {"kind":"crowned","country":"spain","monarch":15,"ruler":"spain","is_change":false}
1320 King Francisco of Spain stands in Castile, with the king's piece. | {"kind":"piece-placed","person":15,"colour":"spain","piece":0,"province":"castile"}
1321 King Ludovico of Italy and Queen Sybil of England: whoever has the king has England too. | {"kind":"union-made","country":"england","king":12,"queen":3}
1322 Queen Sybil of England goes to the court of Italy. | {"kind":"changed-court","person":3,"court":"italy"}
1323 Princess Carlotta of Italy goes to the court of Italy. | {"kind":"changed-court","person":31,"court":"italy"}
1324 Princess Agnese of Italy goes to the court of Italy. | {"kind":"changed-court","person":34,"court":"italy"}
1325 Chiara gets 100 Crowns for the marriage of King Ludovico of Italy. | {"kind":"honoured","house":"italy","spouse":12,"crowns":100}
1326 Anna gets 100 Crowns for the marriage of Queen Sybil of England. | {"kind":"honoured","house":"england","spouse":3,"crowns":100}
`);

/** Plague in a round, and a king dies of it. */
export const plague = log(`
1656 Round 2: it is the turn of Jonas. | {"kind":"marker-drawn","seat":3,"round":2}
1657 Jonas rolls 1 for the event of the round. | {"kind":"event-rolled","seat":3,"dice":1}
1658 Plague breaks out. | {"kind":"event-happens","seat":3,"calamity":"plague"}
1659 6 provinces are struck. | {"kind":"strikes-provinces","count":6}
1660 The plague is in Herefordshire. | {"kind":"struck","province":"herefordshire","calamity":"plague"}
1661 The plague is in Lorraine. | {"kind":"struck","province":"lorraine","calamity":"plague"}
1662 3 armies of Germany die in Lorraine. | {"kind":"armies-died","province":"lorraine","country":"germany","armies":3}
1663 The plague is in Granada. | {"kind":"struck","province":"granada","calamity":"plague"}
1664 The plague is in Liguria. | {"kind":"struck","province":"liguria","calamity":"plague"}
1665 The plague is in Aquitaine. | {"kind":"struck","province":"aquitaine","calamity":"plague"}
1666 The plague is in Angoulême. | {"kind":"struck","province":"angouleme","calamity":"plague"}
1667 2 armies of France die in Angoulême. | {"kind":"armies-died","province":"angouleme","country":"france","armies":2}
1668 King Thomas of England rolls 7 with Constitution -1, needs 7 and does not live on. | {"kind":"survival-rolled","person":1,"dice":7,"constitution":-1,"needed":7,"survives":false}
1669 King Thomas of England dies of the plague, 55 years old. | {"kind":"died","person":1,"age":55,"death":"plague"}
1670 Queen Constance of England leaves the stage. | {"kind":"left-game","person":2}
1671 King Godfrey of England is crowned. | {"kind":"crowned","country":"england","monarch":27,"ruler":"england","is_change":false}
1672 King Godfrey of England stands in Essex, with the king's piece. | {"kind":"piece-placed","person":27,"colour":"england","piece":0,"province":"essex"}
1673 King Godfrey of England stands in Herefordshire, with the king's piece. | {"kind":"piece-placed","person":27,"colour":"england","piece":0,"province":"herefordshire"}
1674 Chiara gets 100 Crowns for the marriage of Queen Fiammetta of England. | {"kind":"honoured","house":"italy","spouse":26,"crowns":100}
1675 Jonas: metal from Bavaria to Franconia. | {"kind":"marched","seat":3,"from":"bavaria","path":["franconia"],"armies":0,"royals":[],"goods":["metal"]}
1676 Jonas: metal from Franconia to Saxony. | {"kind":"marched","seat":3,"from":"franconia","path":["saxony"],"armies":0,"royals":[],"goods":["metal"]}
`);

/** Unrest, country by country. */
export const unrest = log(`
1119 Round 2: it is the turn of Chiara. | {"kind":"marker-drawn","seat":4,"round":2}
1120 Chiara rolls 3 for the event of the round. | {"kind":"event-rolled","seat":4,"dice":3}
1121 There is unrest everywhere. | {"kind":"event-happens","seat":4,"calamity":"rebellion"}
1122  | {"kind":"rebellion-rolled","province":"lancashire","dice":2,"modifier":0,"rebels":false}
1123  | {"kind":"rebellion-rolled","province":"yorkshire","dice":3,"modifier":0,"rebels":false}
1124  | {"kind":"rebellion-rolled","province":"warwickshire","dice":2,"modifier":0,"rebels":false}
1125  | {"kind":"rebellion-rolled","province":"east-anglia","dice":2,"modifier":0,"rebels":false}
1126  | {"kind":"rebellion-rolled","province":"herefordshire","dice":6,"modifier":0,"rebels":false}
1127  | {"kind":"rebellion-rolled","province":"cornwall","dice":4,"modifier":0,"rebels":false}
1128  | {"kind":"rebellion-rolled","province":"wessex","dice":3,"modifier":0,"rebels":false}
1129  | {"kind":"rebellion-rolled","province":"kent","dice":2,"modifier":0,"rebels":false}
1130  | {"kind":"rebellion-rolled","province":"calais","dice":3,"modifier":-1,"rebels":false}
1131 Flanders: 1 -3, and the people rise. | {"kind":"rebellion-rolled","province":"flanders","dice":1,"modifier":-3,"rebels":true}
1132  | {"kind":"rebellion-rolled","province":"brittany","dice":3,"modifier":-1,"rebels":false}
1133  | {"kind":"rebellion-rolled","province":"normandy","dice":4,"modifier":-1,"rebels":false}
1134  | {"kind":"rebellion-rolled","province":"aquitaine","dice":2,"modifier":0,"rebels":false}
1135  | {"kind":"rebellion-rolled","province":"anjou","dice":5,"modifier":0,"rebels":false}
1136  | {"kind":"rebellion-rolled","province":"burgundy","dice":5,"modifier":0,"rebels":false}
1137  | {"kind":"rebellion-rolled","province":"bordeaux","dice":6,"modifier":-1,"rebels":false}
1138  | {"kind":"rebellion-rolled","province":"angouleme","dice":2,"modifier":0,"rebels":false}
1139  | {"kind":"rebellion-rolled","province":"dauphine","dice":6,"modifier":0,"rebels":false}
1140 Saxony: 1 -3, and the people rise. | {"kind":"rebellion-rolled","province":"saxony","dice":1,"modifier":-3,"rebels":true}
1141  | {"kind":"rebellion-rolled","province":"friesland","dice":3,"modifier":-1,"rebels":false}
1142 Brandenburg: 2 -3, and the people rise. | {"kind":"rebellion-rolled","province":"brandenburg","dice":2,"modifier":-3,"rebels":true}
1143 Lorraine: 2 -1, and the people rise. | {"kind":"rebellion-rolled","province":"lorraine","dice":2,"modifier":-1,"rebels":true}
1144 Franconia: 1 -3, and the people rise. | {"kind":"rebellion-rolled","province":"franconia","dice":1,"modifier":-3,"rebels":true}
1145  | {"kind":"rebellion-rolled","province":"bohemia","dice":5,"modifier":-1,"rebels":false}
1146 Moravia: 1 -3, and the people rise. | {"kind":"rebellion-rolled","province":"moravia","dice":1,"modifier":-3,"rebels":true}
1147 Swabia: 3 -3, and the people rise. | {"kind":"rebellion-rolled","province":"swabia","dice":3,"modifier":-3,"rebels":true}
1148 Bavaria: 1 -1, and the people rise. | {"kind":"rebellion-rolled","province":"bavaria","dice":1,"modifier":-1,"rebels":true}
1149 Carinthia: 4 -3, and the people rise. | {"kind":"rebellion-rolled","province":"carinthia","dice":4,"modifier":-3,"rebels":true}
1150 Piedmont: 1 -1, and the people rise. | {"kind":"rebellion-rolled","province":"piedmont","dice":1,"modifier":-1,"rebels":true}
1151 Lombardy: 1 -2, and the people rise. | {"kind":"rebellion-rolled","province":"lombardy","dice":1,"modifier":-2,"rebels":true}
1152 Venice: 1 -1, and the people rise. | {"kind":"rebellion-rolled","province":"venice","dice":1,"modifier":-1,"rebels":true}
1153  | {"kind":"rebellion-rolled","province":"liguria","dice":6,"modifier":-2,"rebels":false}
1154  | {"kind":"rebellion-rolled","province":"romagna","dice":4,"modifier":-2,"rebels":false}
1155  | {"kind":"rebellion-rolled","province":"umbria","dice":6,"modifier":-1,"rebels":false}
1156  | {"kind":"rebellion-rolled","province":"sicily","dice":6,"modifier":-1,"rebels":false}
1157 Apulia: 2 -1, and the people rise. | {"kind":"rebellion-rolled","province":"apulia","dice":2,"modifier":-1,"rebels":true}
1158 Castile: 1, and the people rise. | {"kind":"rebellion-rolled","province":"castile","dice":1,"modifier":0,"rebels":true}
1159  | {"kind":"rebellion-rolled","province":"galicia","dice":6,"modifier":0,"rebels":false}
1160  | {"kind":"rebellion-rolled","province":"asturias","dice":6,"modifier":0,"rebels":false}
1161  | {"kind":"rebellion-rolled","province":"navarre","dice":4,"modifier":0,"rebels":false}
1162  | {"kind":"rebellion-rolled","province":"aragon","dice":2,"modifier":0,"rebels":false}
1163  | {"kind":"rebellion-rolled","province":"portugal","dice":6,"modifier":0,"rebels":false}
1164  | {"kind":"rebellion-rolled","province":"la-mancha","dice":6,"modifier":0,"rebels":false}
1165  | {"kind":"rebellion-rolled","province":"algarve","dice":5,"modifier":0,"rebels":false}
1166  | {"kind":"rebellion-rolled","province":"andalusia","dice":6,"modifier":0,"rebels":false}
1167  | {"kind":"rebellion-rolled","province":"granada","dice":2,"modifier":0,"rebels":false}
1168 Chiara: food from Dauphiné to Liguria, then Tuscany, then Romagna, then Tuscany. | {"kind":"marched","seat":4,"from":"dauphine","path":["liguria","tuscany","romagna","tuscany"],"armies":0,"royals":[],"goods":["food"]}
`);

/** Storms, two fleets and the one that goes down. */
export const storms = log(`
1872 Round 2: it is the turn of Tomas. | {"kind":"marker-drawn","seat":2,"round":2}
1873 Tomas rolls 4 for the event of the round. | {"kind":"event-rolled","seat":2,"dice":4}
1874 Storms rage at sea. | {"kind":"event-happens","seat":2,"calamity":"storms"}
1875 A fleet of France in the Western Approaches rolls 5. | {"kind":"storm-rolled","country":"france","sea":"western-approaches","dice":5,"is_lost":false}
1876 A fleet of France in the North Sea rolls 6. | {"kind":"storm-rolled","country":"france","sea":"north-sea","dice":6,"is_lost":false}
1877 A fleet of France in the North Sea rolls 2 and goes down with all aboard. | {"kind":"storm-rolled","country":"france","sea":"north-sea","dice":2,"is_lost":true}
1879 Round 2: it is the turn of Bot. | {"kind":"marker-drawn","seat":5,"round":2}
`);

/** The first lines of a game. */
export const founding = log(`
1 King Thomas of England and Queen Constance of England have a daughter, 5 years old: Princess Sybil of England. | {"kind":"born","person":3,"sex":"female","father":1,"mother":2,"house":"england","age":5}
2 Princess Sybil of England: Guile +1, Constitution 0, Charisma 0. | {"kind":"scored","person":3,"is_man":false,"strength":1,"constitution":0,"charisma":0}
3 A family for the throne of France: Prince Philippe of France and Lady Clémence. | {"kind":"family-founded","country":"france","head":4,"wife":5,"is_new_house":false}
4 King Philippe of France is crowned. | {"kind":"crowned","country":"france","monarch":4,"ruler":"france","is_change":false}
5 King Philippe of France and Queen Clémence of France have a daughter, 5 years old: Princess Constance of France. | {"kind":"born","person":6,"sex":"female","father":4,"mother":5,"house":"france","age":5}
6 Princess Constance of France: Guile 0, Constitution 0, Charisma +1. | {"kind":"scored","person":6,"is_man":false,"strength":0,"constitution":0,"charisma":1}
7 A family for the throne of Germany: Prince Friedrich of Germany and Lady Adelheid. | {"kind":"family-founded","country":"germany","head":7,"wife":8,"is_new_house":false}
8 King Friedrich of Germany is crowned. | {"kind":"crowned","country":"germany","monarch":7,"ruler":"germany","is_change":false}
9 King Friedrich of Germany and Queen Adelheid of Germany have a son, 5 years old: Prince Ernst of Germany. | {"kind":"born","person":9,"sex":"male","father":7,"mother":8,"house":"germany","age":5}
10 Prince Ernst of Germany: Strength +1, Constitution 0, Charisma 0. | {"kind":"scored","person":9,"is_man":true,"strength":1,"constitution":0,"charisma":0}
11 A family for the throne of Italy: Prince Pandolfo of Italy and Lady Caterina. | {"kind":"family-founded","country":"italy","head":10,"wife":11,"is_new_house":false}
12 King Pandolfo of Italy is crowned. | {"kind":"crowned","country":"italy","monarch":10,"ruler":"italy","is_change":false}
13 King Pandolfo of Italy and Queen Caterina of Italy have a daughter, 5 years old: Princess Taddea of Italy. | {"kind":"born","person":12,"sex":"female","father":10,"mother":11,"house":"italy","age":5}
14 Princess Taddea of Italy: Guile +1, Constitution 0, Charisma +2. | {"kind":"scored","person":12,"is_man":false,"strength":1,"constitution":0,"charisma":2}
15 A family for the throne of Spain: Prince Lope of Spain and Lady Leonor. | {"kind":"family-founded","country":"spain","head":13,"wife":14,"is_new_house":false}
16 King Lope of Spain is crowned. | {"kind":"crowned","country":"spain","monarch":13,"ruler":"spain","is_change":false}
17 King Lope of Spain and Queen Leonor of Spain have a son, 5 years old: Prince Francisco of Spain. | {"kind":"born","person":15,"sex":"male","father":13,"mother":14,"house":"spain","age":5}
18 Prince Francisco of Spain: Strength -1, Constitution +1, Charisma 0. | {"kind":"scored","person":15,"is_man":true,"strength":-1,"constitution":1,"charisma":0}
19 King Thomas of England stands in Essex, with the king's piece. | {"kind":"piece-placed","person":1,"colour":"england","piece":0,"province":"essex"}
20 King Philippe of France stands in Champagne, with the king's piece. | {"kind":"piece-placed","person":4,"colour":"france","piece":0,"province":"champagne"}
21 King Friedrich of Germany stands in Saxony, with the king's piece. | {"kind":"piece-placed","person":7,"colour":"germany","piece":0,"province":"saxony"}
22 King Pandolfo of Italy stands in Tuscany, with the king's piece. | {"kind":"piece-placed","person":10,"colour":"italy","piece":0,"province":"tuscany"}
23 King Lope of Spain stands in Castile, with the king's piece. | {"kind":"piece-placed","person":13,"colour":"spain","piece":0,"province":"castile"}
24 The year 1300 begins. | {"kind":"year-began","year":1300}
25 Queen Constance of England rolls 9: a child is born. | {"kind":"birth-rolled","mother":2,"dice":9,"is_born":true}
26 A daughter is born to King Thomas of England and Queen Constance of England: Princess Emma of England. | {"kind":"born","person":16,"sex":"female","father":1,"mother":2,"house":"england","age":0}
27 Princess Emma of England: Guile -1, Constitution +1, Charisma 0. | {"kind":"scored","person":16,"is_man":false,"strength":-1,"constitution":1,"charisma":0}
28 Queen Clémence of France rolls 10: a child is born. | {"kind":"birth-rolled","mother":5,"dice":10,"is_born":true}
29 A son is born to King Philippe of France and Queen Clémence of France: Prince Foulques of France. | {"kind":"born","person":17,"sex":"male","father":4,"mother":5,"house":"france","age":0}
30 Prince Foulques of France: Strength -1, Constitution +1, Charisma -1. | {"kind":"scored","person":17,"is_man":true,"strength":-1,"constitution":1,"charisma":-1}
31 Queen Adelheid of Germany rolls 6: no child. | {"kind":"birth-rolled","mother":8,"dice":6,"is_born":false}
`);

/** A round: its first marker, its event, a move. */
export const fortune = log(`
128 Anna puts an army into Warwickshire. | {"kind":"unit-placed","seat":1,"province":"warwickshire","is_fleet":false}
129 Anna puts an army into Cornwall. | {"kind":"unit-placed","seat":1,"province":"cornwall","is_fleet":false}
130 Round 1: it is the turn of Chiara. | {"kind":"marker-drawn","seat":4,"round":1}
131 Chiara rolls 2 for the event of the round. | {"kind":"event-rolled","seat":4,"dice":2}
132 Famine comes over the land. | {"kind":"event-happens","seat":4,"calamity":"famine"}
133 5 provinces are struck. | {"kind":"strikes-provinces","count":5}
134 There is famine in Burgundy. | {"kind":"struck","province":"burgundy","calamity":"famine"}
135 There is famine in Calais. | {"kind":"struck","province":"calais","calamity":"famine"}
136 There is famine in Tuscany. | {"kind":"struck","province":"tuscany","calamity":"famine"}
137 There is famine in Granada. | {"kind":"struck","province":"granada","calamity":"famine"}
138 There is famine in Bavaria. | {"kind":"struck","province":"bavaria","calamity":"famine"}
139 Chiara: 1 army from Liguria to Dauphiné. | {"kind":"marched","seat":4,"from":"liguria","path":["dauphine"],"armies":1,"royals":[],"goods":[]}
142 Tomas destroys 1 semi-luxury in Dauphiné. | {"kind":"goods-destroyed","seat":2,"province":"dauphine","good":"semi-luxury","count":1}
143 Round 1: it is the turn of Anna. | {"kind":"marker-drawn","seat":1,"round":1}
145 Round 1: it is the turn of Bot. | {"kind":"marker-drawn","seat":5,"round":1}
`);

/** Of the components what is read here. */
const country = (id: string, name: string, seat: number, provinces: string) => ({ id, name, seat, provinces });
const countries = [
  country(
    'england',
    'England',
    1,
    'Essex, Lancashire, Yorkshire, Warwickshire, East Anglia, Herefordshire, Cornwall, Wessex, Kent, Calais',
  ),
  country(
    'france',
    'France',
    2,
    'Champagne, Flanders, Brittany, Normandy, Aquitaine, Anjou, Burgundy, Bordeaux, Angoulême, Dauphiné',
  ),
  country(
    'germany',
    'Germany',
    3,
    'Saxony, Friesland, Brandenburg, Lorraine, Franconia, Bohemia, Moravia, Swabia, Bavaria, Carinthia',
  ),
  country('italy', 'Italy', 4, 'Tuscany, Piedmont, Lombardy, Venice, Liguria, Parma, Romagna, Umbria, Sicily, Apulia'),
  country(
    'spain',
    'Spain',
    5,
    'Castile, Galicia, Asturias, Navarre, Aragon, Portugal, La Mancha, Algarve, Andalusia, Granada',
  ),
];
const idOf = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
export const components = {
  first_year: 1300,
  countries,
  provinces: countries.flatMap(({ id: home, provinces }) =>
    provinces.split(', ').map((name) => ({ id: idOf(name), name, country: home })),
  ),
  seas: ['North Sea', 'Western Approaches', 'Irish Sea'].map((name) => ({ id: idOf(name), name })),
} as unknown as BloodComponents;
