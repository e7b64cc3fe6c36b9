// Portraits from a table of features: each name of a bot has a look of its own.
import { beards, brows, collars, hairs, hats, heads, mouths } from './face_parts';

export interface Look {
  outline: {
    hair: keyof typeof hairs;
    hat: keyof typeof hats;
    beard: keyof typeof beards;
    collar: keyof typeof collars;
  };
  face: { head: keyof typeof heads; brow: keyof typeof brows; mouth: keyof typeof mouths; old: boolean };
  tints: { skin: string; hair: string; hat: string; trim: string; dress: string };
}

const fair = '#f0d3b4';
const rosy = '#e8bf9c';
const olive = '#d3a477';
const brown = '#a9754c';

const white = '#e9e3d6';
const grey = '#a9a196';
const blond = '#d9b25a';
const auburn = '#a3532a';
const chestnut = '#6e4527';
const black = '#38302b';

const gold = '#dfae3c';
const red = '#9b2d27';
const blue = '#2f568f';
const green = '#2f6b46';
const purple = '#66407a';
const teal = '#1f6765';
const rose = '#b9617a';
const sable = '#4a4038';
const russet = '#8a4b1f';
const cream = '#efe3c8';

/** Of the names that the server gives to bots. */
export const looks: Record<string, Look> = {
  Mathilde: {
    outline: { hair: 'none', hat: 'crownedWimple', beard: 'none', collar: 'plain' },
    face: { head: 'oval', brow: 'stern', mouth: 'lips', old: true },
    tints: { skin: fair, hair: white, hat: gold, trim: red, dress: purple },
  },
  Ottokar: {
    outline: { hair: 'short', hat: 'crown', beard: 'full', collar: 'fur' },
    face: { head: 'square', brow: 'stern', mouth: 'calm', old: false },
    tints: { skin: rosy, hair: chestnut, hat: gold, trim: red, dress: red },
  },
  Isolde: {
    outline: { hair: 'long', hat: 'circlet', beard: 'none', collar: 'low' },
    face: { head: 'oval', brow: 'raised', mouth: 'lips', old: false },
    tints: { skin: fair, hair: auburn, hat: gold, trim: green, dress: green },
  },
  Fulk: {
    outline: { hair: 'none', hat: 'mail', beard: 'moustache', collar: 'armour' },
    face: { head: 'square', brow: 'stern', mouth: 'stern', old: true },
    tints: { skin: rosy, hair: white, hat: sable, trim: sable, dress: blue },
  },
  Leonora: {
    outline: { hair: 'knot', hat: 'none', beard: 'none', collar: 'ruff' },
    face: { head: 'oval', brow: 'calm', mouth: 'lips', old: false },
    tints: { skin: olive, hair: black, hat: gold, trim: gold, dress: sable },
  },
  Wenzel: {
    outline: { hair: 'page', hat: 'feathered', beard: 'none', collar: 'plain' },
    face: { head: 'round', brow: 'raised', mouth: 'smile', old: false },
    tints: { skin: rosy, hair: chestnut, hat: blue, trim: cream, dress: blue },
  },
  Beatrix: {
    outline: { hair: 'bound', hat: 'hennin', beard: 'none', collar: 'low' },
    face: { head: 'oval', brow: 'raised', mouth: 'lips', old: false },
    tints: { skin: fair, hair: blond, hat: rose, trim: gold, dress: rose },
  },
  Gaspard: {
    outline: { hair: 'long', hat: 'wide', beard: 'goatee', collar: 'lace' },
    face: { head: 'long', brow: 'raised', mouth: 'smile', old: false },
    tints: { skin: rosy, hair: chestnut, hat: sable, trim: red, dress: russet },
  },
  Ysabel: {
    outline: { hair: 'long', hat: 'veil', beard: 'none', collar: 'low' },
    face: { head: 'long', brow: 'calm', mouth: 'lips', old: false },
    tints: { skin: brown, hair: black, hat: teal, trim: gold, dress: teal },
  },
  Roderic: {
    outline: { hair: 'none', hat: 'helm', beard: 'full', collar: 'armour' },
    face: { head: 'square', brow: 'stern', mouth: 'stern', old: false },
    tints: { skin: olive, hair: black, hat: red, trim: gold, dress: red },
  },
  Adelheid: {
    outline: { hair: 'braids', hat: 'none', beard: 'none', collar: 'plain' },
    face: { head: 'round', brow: 'calm', mouth: 'smile', old: false },
    tints: { skin: fair, hair: blond, hat: gold, trim: gold, dress: green },
  },
  Tancred: {
    outline: { hair: 'page', hat: 'none', beard: 'none', collar: 'armour' },
    face: { head: 'oval', brow: 'stern', mouth: 'calm', old: false },
    tints: { skin: fair, hair: blond, hat: gold, trim: gold, dress: blue },
  },
  Philippa: {
    outline: { hair: 'none', hat: 'heart', beard: 'none', collar: 'plain' },
    face: { head: 'round', brow: 'raised', mouth: 'smile', old: false },
    tints: { skin: rosy, hair: chestnut, hat: gold, trim: gold, dress: purple },
  },
  Casimir: {
    outline: { hair: 'short', hat: 'fur', beard: 'drooping', collar: 'fur' },
    face: { head: 'long', brow: 'calm', mouth: 'calm', old: false },
    tints: { skin: rosy, hair: auburn, hat: red, trim: sable, dress: teal },
  },
  Griselda: {
    outline: { hair: 'bound', hat: 'kerchief', beard: 'none', collar: 'plain' },
    face: { head: 'long', brow: 'raised', mouth: 'stern', old: true },
    tints: { skin: rosy, hair: white, hat: blue, trim: gold, dress: sable },
  },
  Lambert: {
    outline: { hair: 'tonsure', hat: 'cowl', beard: 'none', collar: 'cowl' },
    face: { head: 'round', brow: 'calm', mouth: 'smile', old: true },
    tints: { skin: rosy, hair: grey, hat: russet, trim: gold, dress: '#6d5138' },
  },
};

/** The same for the same name always; a second Ottokar at a table, "Ottokar 2", looks like the first. */
export function lookOf(name: string): Look {
  const plain = name.replace(/ \d+$/, '');
  if (plain in looks) return looks[plain]!;
  const sum = [...plain].reduce((so, letter) => (so * 31 + letter.codePointAt(0)!) % 65521, 0);
  const all = Object.values(looks);
  return all[sum % all.length]!;
}
