/**
 * Writes what carries meaning, although it counts as punctuation, as symbols that no fold ignores: a minus before a number, what
 * stands behind a single letter, _A-_ and _C#_, and a percent sign.
 */
export const markSymbols = (text: string): string =>
  text
    .replace(/^[-−–](?=\p{Nd})|(?<=^\p{L})[-−–]$/gu, '∸')
    .replace(/(?<=(?<!\p{L})\p{L})#/gu, '♯')
    .replace(/(?<=\p{Nd})\s*[%٪％]/gu, '⁒');
