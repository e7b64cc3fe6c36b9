// Shields from a table: a division of the field, two tinctures and a charge. No two differ by colour alone.

export type Division =
  'plain' | 'pale' | 'fess' | 'bend' | 'chevron' | 'quarterly' | 'chief' | 'saltire' | 'bordure' | 'pile';
export type Charge =
  | 'lyre'
  | 'tower'
  | 'key'
  | 'bow'
  | 'axe'
  | 'bell'
  | 'star'
  | 'moon'
  | 'sun'
  | 'rose'
  | 'lily'
  | 'eagle'
  | 'lion'
  | 'castle';

export interface Blazon {
  name: string;
  division: Division;
  field: string;
  second: string;
  charge: Charge;
  metal: string;
}

/** Of the seats, by their number from 1: the coats of the nine houses of Game of Crowns, which are theirs everywhere. */
export const seatBlazons: Blazon[] = [
  {
    name: 'blue with a lyre',
    division: 'plain',
    field: '#274f8c',
    second: '#274f8c',
    charge: 'lyre',
    metal: '#f7dd95',
  },
  {
    name: 'red and white with a tower',
    division: 'pale',
    field: '#9b2d27',
    second: '#f3e3d3',
    charge: 'tower',
    metal: '#2a2118',
  },
  {
    name: 'black with a bend and a key',
    division: 'bend',
    field: '#37332e',
    second: '#7c7366',
    charge: 'key',
    metal: '#f4d98c',
  },
  {
    name: 'green with a bar and a bow',
    division: 'fess',
    field: '#2b6540',
    second: '#f0e6c8',
    charge: 'bow',
    metal: '#12301e',
  },
  {
    name: 'brown with a chevron and an axe',
    division: 'chevron',
    field: '#8a4f1c',
    second: '#eed6aa',
    charge: 'axe',
    metal: '#2b1503',
  },
  {
    name: 'purple quarters with a bell',
    division: 'quarterly',
    field: '#643a74',
    second: '#e9d9f0',
    charge: 'bell',
    metal: '#2a1733',
  },
  {
    name: 'pale blue with a chief and a star',
    division: 'chief',
    field: '#bcd5dd',
    second: '#2c566b',
    charge: 'star',
    metal: '#16394a',
  },
  {
    name: 'teal with a saltire and a moon',
    division: 'saltire',
    field: '#184643',
    second: '#35746b',
    charge: 'moon',
    metal: '#f2e6b8',
  },
  {
    name: 'gold with a pile and a sun',
    division: 'pile',
    field: '#c4881d',
    second: '#f6e6bd',
    charge: 'sun',
    metal: '#6a2f08',
  },
];

export const countryBlazons: Record<string, Blazon> = {
  france: { name: 'France', division: 'plain', field: '#2c4f93', second: '#2c4f93', charge: 'lily', metal: '#f2cf63' },
  german: {
    name: 'German States',
    division: 'chief',
    field: '#e0b94a',
    second: '#2b2620',
    charge: 'eagle',
    metal: '#2b2620',
  },
  britain: { name: 'Britain', division: 'pale', field: '#a3362e', second: '#8a2620', charge: 'lion', metal: '#f6d98a' },
  spain: {
    name: 'Spain',
    division: 'quarterly',
    field: '#6f7d28',
    second: '#8f9b46',
    charge: 'castle',
    metal: '#fbf3d0',
  },
};

export function seatBlazon(seat: number): Blazon {
  return seatBlazons[(seat - 1) % seatBlazons.length]!;
}

/** Paths within a square of 24, around its middle. */
export const charges: Record<Charge, string> = {
  lyre: 'M7 3c-1 3-1 5 .5 7.500 1 1.700 1.500 3 1.500 5v1h6v-1c0-2 .5-3.300 1.500-5C18 8 18 6 17 3l-2.300.8c.7 2.500.7 3.800-.2 5.700-.8 1.500-1.300 2.800-1.400 4.500h-.4V6h-1.400v8h-.4c-.1-1.700-.6-3-1.400-4.500-.9-1.900-.9-3.200-.2-5.700zM8 18h8v2.500H8z',
  bow: 'M7 2.500c8 1.500 12 6.500 12 9.500s-4 8-12 9.500l-.4-1.600c5-1.200 8.400-3.900 9.300-6.700H9l-.2 2.300L3 12l5.800-3.500.2 2.300h6.900C15 8 11.600 5.300 6.600 4.100z',
  axe: 'M10.900 3h2.200v18h-2.200zM10 5.500C7 5.500 4.500 4.500 3 3.300c-1.100 3-1.100 7 0 10C4.500 12 7 11.200 10 11.200zM14 5.500c3 0 5.500-1 7-2.200 1.100 3 1.100 7 0 10-1.500-1.300-4-2.100-7-2.100z',
  bell: 'M12 2.800a1.600 1.600 0 0 1 1.600 1.600C17 5.200 18 8.500 18 12c0 2.500.8 4 2.500 5.500h-17C5.200 16 6 14.500 6 12c0-3.500 1-6.800 4.400-7.600A1.600 1.600 0 0 1 12 2.800zM9.300 18.700h5.400a2.700 2.500 0 0 1-5.400 0z',
  star: 'M12 2l1.700 6.800L19.500 5l-4.300 5.600L22 12l-6.800 1.400L19.500 19l-5.800-3.800L12 22l-1.700-6.800L4.500 19l4.300-5.600L2 12l6.800-1.400L4.500 5l5.800 3.800z',
  moon: 'M3 8.500C3.700 15 7.300 19.500 12 19.500s8.300-4.500 9-11c-2 3.800-5 6-9 6s-7-2.200-9-6zM12 3.500l1.300 2.800 3 .3-2.200 2.100.6 3L12 10.200l-2.700 1.500.6-3-2.200-2.100 3-.3z',
  sun: 'M12 7.300a4.700 4.700 0 1 0 0 9.400 4.700 4.700 0 0 0 0-9.400zM12 1.800l1.500 3.700h-3zM12 22.200l-1.500-3.700h3zM1.800 12l3.700-1.500v3zM22.200 12l-3.700 1.500v-3zM4.800 4.800l3.700 1.500-2.200 2.200zM19.200 19.200l-3.700-1.500 2.200-2.200zM4.800 19.200l1.500-3.700 2.200 2.200zM19.200 4.800l-1.500 3.700-2.200-2.200z',
  tower: 'M6 4h2.6v2h2.1V4h2.6v2h2.1V4H18v6h-1.5v8.5H18V20H6v-1.500h1.500V10H6zM10.700 13v7h2.600v-7z',
  rose: 'M12 3.500a3.400 3.400 0 0 1 3.300 2.600 3.400 3.400 0 0 1 4.700 3.100 3.400 3.400 0 0 1-1.500 5 3.400 3.400 0 0 1-3.200 4.900A3.400 3.400 0 0 1 12 20.500a3.400 3.400 0 0 1-3.300-1.400 3.400 3.400 0 0 1-3.200-4.900 3.400 3.400 0 0 1-1.500-5 3.400 3.400 0 0 1 4.700-3.100A3.400 3.400 0 0 1 12 3.500zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  key: 'M12 2.500a4.200 4.200 0 0 1 1.300 8.200V13h3v2.400h-3v1.700h2.400v2.400h-2.400V22h-2.600V10.700A4.200 4.200 0 0 1 12 2.500zm0 2.400a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600z',
  lily: 'M12 2.500c2 2.600 2.700 5 2 8.500 1.300-2.300 3.300-3.100 5-2.100 1.800 1.100 1.900 3.900-.4 4.800.2-1.500-.6-2.300-1.700-1.900-1.300.5-1.800 1.700-2 2.700H17v2h-2.800c.2 1.600.8 3 1.800 4h-2.500L12 22l-1.500-1.500H8c1-1 1.600-2.400 1.800-4H7v-2h2.100c-.2-1-.7-2.200-2-2.700-1.100-.4-1.900.4-1.700 1.900-2.300-.9-2.200-3.700-.4-4.800 1.700-1 3.700-.2 5 2.100-.7-3.500 0-5.900 2-8.500z',
  eagle:
    'M12 3c1.300 0 2 .9 2 1.900l1.500.8-1.600.6c0 .8.300 1.300 1 1.700 2.700-.4 4.700-1.700 6.100-3.800.4 4-.4 7.200-2.600 9.300l1.100.2-2 1.600.8.6c-1.100.9-2.300 1.200-3.400 1l-.5 1.900 1.600 1.800H13l-1 1.900-1-1.900H8l1.600-1.800-.5-1.900c-1.100.2-2.300-.1-3.400-1l.8-.6-2-1.600 1.100-.2C3.400 11.400 2.600 8.200 3 4.200c1.400 2.100 3.400 3.400 6.100 3.800.7-.4 1-.9 1-1.700l-.1-1.400C10 3.900 10.700 3 12 3z',
  lion: 'M5 20c.2-3.200.9-5.600 2.300-7.300-1-.9-1.500-2-1.400-3.400l1.800.7.2-2 1.800 1.100.9-1.900 1.500 1.500L13.700 7l.8 1.900c1.900.3 3.400 1.300 4.500 3l-1.900.2c.3 1 .2 2-.2 2.900l1.700 1.400-.7 3.100h-2.200l.6-2.200-2-1.500-2 .4.6 3.300H10.600l-.9-2.700-1.600 1L7.900 20zM17.500 8.500c-.1-2 .7-3.500 2.500-4.300-.4 1 .1 1.800 1 2.400-.9.300-1.500 1-1.600 2.200z',
  castle:
    'M3 8h2v1.500h1.500V8H9v3h1V5h1.200v1.300h1.600V5H14v6h1V8h2.500v1.500H19V8h2v12h-6.500v-3.500a2.500 2.500 0 0 0-5 0V20H3z',
};

/** Simple signs for titles, within a square of 24. */
export const titles: Record<string, string> = {
  king: 'M4 17.500 3 7l5 4 4-7 4 7 5-4-1 10.500zM4.500 19h15v2h-15z',
  princess:
    'M4 17c.5-5 3.500-8.500 8-8.500S19.500 12 20 17zM12 3.500l1.200 2.300 2.500.4-1.800 1.800.4 2.500L12 9.300l-2.300 1.200.4-2.500-1.800-1.800 2.500-.4zM4 18.500h16v2H4z',
  cardinal:
    'M12 4c3.800 0 6 2.200 6.300 5.500 2 .4 3.200 1.200 3.200 2.200 0 1.700-4.200 2.800-9.500 2.800s-9.500-1.100-9.500-2.800c0-1 1.200-1.800 3.200-2.200C6 6.200 8.200 4 12 4zM4.500 15.500l1.300.4v2l.9 2H4.200l.9-2v-2.100zm14 .4 1.300-.4-.6.300v2.100l.9 2h-2.500l.9-2z',
  duke: 'M3.500 18 4 9.500l3.300 3L9.500 7l2.500 4.500L14.500 7l2.200 5.500 3.300-3 .5 8.500zM9.500 4a1.300 1.300 0 1 1 0 2.600 1.300 1.300 0 0 1 0-2.600zm5 0a1.300 1.300 0 1 1 0 2.600 1.300 1.300 0 0 1 0-2.600zM4 19.500h16v1.700H4z',
  countess:
    'M12 20.500 3.500 9.800C5.600 6.700 8.500 5 12 5s6.400 1.700 8.500 4.800zm0-3.200 1.100-10h-2.200zm-2-1.600L8.300 7.800l-1.600.8zm4 0 3.300-7.100-1.600-.8z',
  baron:
    'M3.500 19 5 10.500h14L20.500 19zM5.500 5.700a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm4.300-1.200a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm4.400 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm4.300 1.200a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  marshal:
    'M4.200 17.500 16.800 4.900a2 2 0 0 1 2.800 0 2 2 0 0 1 0 2.800L7 20.300a2 2 0 0 1-2.800 0 2 2 0 0 1 0-2.800zM4.500 5.500 7 4l1.500 2.500L11 8 8.500 9.500 7 12 5.500 9.500 3 8z',
};
