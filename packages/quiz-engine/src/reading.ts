import { dropApostrophes, foldLetters } from './fold.ts';
import { type Letter, lettersOf } from './letter.ts';
import { bracketReadings } from './optional-bracket.ts';
import { type LedText, splitLead } from './optional-lead.ts';

/** One way to read a text: folded, with or without the words of each bracket. */
export interface Reading extends LedText {
  readonly whole: readonly Letter[];
  /** The letters after the lead: `whole` itself where there is none. */
  readonly unled: readonly Letter[];
}

/** The readings of a text that leave anything to read, the fullest first. */
export function readingsOf(text: string, langCode: string | undefined): Reading[] {
  const folded = bracketReadings(text).map((reading) =>
    foldLetters(reading, langCode).replace(/^[' ]+/u, ''),
  );
  return [...new Set(folded)]
    .map((reading) => readAs(reading, langCode))
    .filter(({ whole }) => whole.length > 0);
}

function readAs(folded: string, langCode: string | undefined): Reading {
  const led = splitLead(folded, langCode);
  const letters = (text: string) => lettersOf(dropApostrophes(text), langCode);
  const whole = letters(folded);
  return { ...led, whole, unled: led.lead === '' ? whole : letters(led.rest) };
}
