/** Which Regalia this page belongs to, as the file VERSION says. */
declare const __VERSION__: string;
