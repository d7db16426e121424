/** How a vowel sounds where it is stressed; the others sound as they do elsewhere. */
const stressedAs: Readonly<Record<string, string>> = { а: 'A', о: 'o', е: 'e', я: 'A', э: 'E' };
/** How a vowel sounds where the voice stressed it by mistake. */
const reducedTo: Readonly<Record<string, string>> = { а: 'V', о: 'V', е: 'i', я: 'i', э: 'i' };

const letters = /[аеёиоуыэюя]/giu;
/** Vowels of eSpeak NG, with the stress before them or before their `j`. `@-` between consonants is none. */
const spokenVowels = /([',]?)(j?)((?:[AEIOUVaeiouy8]#?))/gu;

/**
 * Moves the stress of a Russian word to the vowel where it belongs.
 *
 * @param phonemes - what eSpeak NG would say
 * @param stressed - the word with its stress marked
 * @returns undefined if the stress is right, or the phonemes are not those of the vowels of a word
 */
export function moveStress(phonemes: string, stressed: string): string | undefined {
  const at = stressed.indexOf('\u0301');
  if (at < 0 || /[\s-]/u.test(stressed) || phonemes.includes('(')) return undefined;
  const written = stressed.toLowerCase().match(letters) ?? [];
  const wanted = (stressed.slice(0, at).match(letters)?.length ?? 0) - 1;
  const spoken = [...phonemes.matchAll(spokenVowels)];
  if (spoken.length !== written.length || spoken[wanted]?.[1] === "'") return undefined;
  let index = -1;
  return phonemes.replace(spokenVowels, (_vowel, mark: string, glide: string, vowel: string) => {
    index += 1;
    const letter = written[index] ?? '';
    if (index === wanted) return `${glide}'${stressedAs[letter] ?? vowel}`;
    return glide + ((mark === "'" ? reducedTo[letter] : undefined) ?? vowel);
  });
}
