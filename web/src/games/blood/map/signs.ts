// Paths of the small signs on the map, each around (0, 0).

export const crown = 'M4 17.500 3 7l5 4 4-7 4 7 5-4-1 10.500zM4.500 19h15v2h-15z';

/** Of each good its colour and its sign, drawn as a line. */
export const goods: Record<string, { colour: string; path: string }> = {
  food: {
    colour: '#5f6f1f',
    path: 'M0 8V-3M0-8c-2.500 2-2.500 4 0 6 2.500-2 2.500-4 0-6zM0 3c-1-3-3-4-5.500-4C-5.500 2-3.500 3.500 0 3zM0 3c1-3 3-4 5.500-4C5.500 2 3.500 3.500 0 3zM0-2c-1-3-3-4-5-4 0 3 2 4.500 5 4zM0-2c1-3 3-4 5-4 0 3-2 4.500-5 4z',
  },
  cloth: {
    colour: '#9a4f3c',
    path: 'M-7-5.500h10.500V6H-7zM3.500-5.500C6-5.500 7-4 7-2v8H3.500M-7-1.500h10.500M-7 2.200h10.500',
  },
  metal: { colour: '#4d5a66', path: 'M-8 5.500h16l-3-7H-5zM-4-1.500-2.500-5.500h8L7-1.500' },
  'semi-luxury': {
    colour: '#7d2b50',
    path: 'M-5-7.500H5C5.500-2 3 1 0 1s-5.500-3-5-8.500zM0 1v6M-3.500 7.200h7M-4.800-3.500h9.600',
  },
  luxury: { colour: '#8f6605', path: 'M-7-2-3.500-6.500h7L7-2 0 7.500zM-7-2H7M-3.500-6.500 0 7.500 3.500-6.500' },
};

export const banner = 'M-12.500-15.500h25V15.500L0 9l-12.500 6.500z';
export const castle = 'M-13 11V-10h5.200v4h5.200v-4h5.200v4h5.200v-4H13V11z';
/** What a fallen castle leaves: its walls broken off. */
export const ruin = 'M-13 11V-2l3-2 2.200 5 4-1 2-6 4 5 3.200-2 2.600 4 1-7h3V11z';
export const sail = 'M-11-14q11-4 22 0l-2 17q-9-4-18 0z';
export const hull = 'M-17 4h34l-6 11h-22z';
export const sack =
  'M-3-5.500c-1-1.500-2-2.500-2-3.500h10c0 1-1 2-2 3.500M-3-5.500h6C6-3 8 1 8 4.500 8 7.500 5 9 0 9s-8-1.500-8-4.500C-8 1-6-3-3-5.500z';
export const withered =
  'M-1 8C-1 2 0-3 3-7M3-7c-3 0-4 2-3.500 4.500M3-7c2 1.500 2.500 3.500 1 5.500M0 0c-3-.5-4.500 1-5 3.500M0 0c3 .5 4 2.500 3.500 4.500';
export const torch = 'M-1.500 8.500 0-1h1l1.500 9.500zM.5-8.500c3 3 4 5 2.500 7.500h-5C-3.500-3.500-2-5 .5-8.500z';
