// Signs of the scores and of rank, 16 by 17.

export const glyphs = {
  strength: 'M2 14 10 4l4-2-1 4L5 15zM1 11l5 5-1 1-5-5z',
  guile: 'M1 8.500q7-8 14 0-7 8-14 0zM8 5.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  constitution: 'M8 15C2 10 1 7 1 5a3.5 3.5 0 0 1 7-1 3.5 3.5 0 0 1 7 1c0 2-1 5-7 10z',
  charisma: 'M8 0l1.5 4.500L14 3l-2 4 4 1.5-4 1.5 2 4-4.5-1.500L8 17l-1.5-4.500L2 14l2-4L0 8.5 4 7 2 3l4.5 1.500z',
};

/** A crown, 26 wide and 18 high. */
export const crown = 'M2 16V4l6 6 5-9 5 9 6-6v12z';
