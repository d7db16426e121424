/**
 * Characters of Unicode's punctuation that are read aloud, and symbols for them, which no fold ignores: those behind a digit or
 * a single capital, as in _100%_, _C#_ and _A-_, and the minus of a number.
 */
const symbols: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{Nd})\s*[%٪％]/gu, '⁒'],
  [/(?<=(?<!\p{L})\p{Lu})[#♯]/giu, '♯'],
  [/(?<=^\p{Lu})[-−–]$/iu, '∸'],
  [/^[-−–](?=\p{Nd})/u, '∸'],
];

/** Replaces punctuation that carries meaning. */
export const markSymbols = (text: string): string =>
  symbols.reduce((marked, [pattern, symbol]) => marked.replace(pattern, symbol), text);
