// Small signs of the room, as paths.

/** 13 by 15. */
export const lock = 'M2 6V4.500a4.500 4.500 0 0 1 9 0V6h1.500v9H.5V6zm2 0h5V4.500a2.500 2.500 0 0 0-5 0z';
/** The same, open. */
export const unlocked = 'M2 6V4.500a4.500 4.500 0 0 1 9 0H9a2.500 2.500 0 0 0-5 0V6h8.500v9H.5V6z';
/** 24 by 24, with its mark left out. */
export const warning = 'M12 2 23 21H1zM11 9v6h2V9zm0 7.500v2h2v-2z';
/** A quill, 16 by 16. */
export const quill =
  'M14.500 1C8 1.500 3.500 5 2.500 11L1 15h1.500l1-2.500C9 12 13.500 8 14.500 1zM4.500 10.500C6 7.500 8.500 5 11 4c-2 2-4 4-6.500 6.500z';
