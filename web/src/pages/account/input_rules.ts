// What the server asks of names, passphrases and codes.
export const nameRule = '1 to 24 letters. Others see it. Names that look alike count as the same.';
export const codeRule = 'Six digits of your authenticator app, or a recovery code.';
export const passphraseRule = 'At least 8 letters. A few words in a row are easy to keep in mind and hard to guess.';
