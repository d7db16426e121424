const homographDigits = '¹²³⁴⁵⁶⁷⁸⁹';

/** A superscript digit at the end of a word tells it from others of the same text: `sein²`. The first has none. */
export function splitHomograph(name: string): { text: string; homograph: number } {
  const homograph = homographDigits.indexOf(name.at(-1) ?? ' ') + 1;
  return homograph === 0 ? { text: name, homograph: 1 } : { text: name.slice(0, -1), homograph };
}

/** The name that {@link splitHomograph} splits. */
export const joinHomograph = (text: string, homograph: number): string =>
  `${text}${homographDigits.charAt(homograph - 1)}`;
