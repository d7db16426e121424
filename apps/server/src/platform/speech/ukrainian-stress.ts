/** The phonemes of Ukrainian vowels. The voice of eSpeak NG says `и` as `і` and reduces `о` and `е`. */
const phonemeOf: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'E',
  и: 'I',
  і: 'i',
  о: 'o',
  у: 'u',
  я: 'a',
  є: 'E',
  ї: 'i',
  ю: 'u',
};

const vowels = /([аеиіоуяєїю])(\u0301?)/giu;
/** `@-` between consonants is none. */
const spokenVowels = /[iIaAVuoeEy]/gu;

/**
 * Puts the stress of Ukrainian words on the vowels where it belongs.
 *
 * @param phonemes - what eSpeak NG would say
 * @param stressed - the words with their stress marked; a word of one syllable needs no mark
 * @returns undefined if a word has no stress, or the phonemes are not those of its vowels
 */
export function placeStress(phonemes: string, stressed: string): string | undefined {
  const words = stressed.split(/[\s-]+/u).map(listVowels);
  const wanted = words.flat();
  const isStressed = words.every((word) => word.length === 0 || word.join('').includes("'"));
  const isForeign = phonemes.includes('(');
  if (
    isForeign ||
    wanted.length === 0 ||
    !isStressed ||
    phonemes.match(spokenVowels)?.length !== wanted.length
  )
    return undefined;
  let index = 0;
  return (
    phonemes
      .replace(/[',]/gu, '')
      // The voice says `ч` and `щ` softly, and `ча` as `чя`.
      .replace(/tS;j?/gu, 'tS')
      .replace(/S;j?/gu, 'StS')
      .replace(spokenVowels, () => wanted[index++] ?? '')
  );
}

function listVowels(word: string): string[] {
  const found = [...word.matchAll(vowels)];
  return found.map(([, letter = '', mark]) => {
    const phoneme = phonemeOf[letter.toLowerCase()] ?? '';
    return mark !== '' || found.length === 1 ? `'${phoneme}` : phoneme;
  });
}
