/** The languages whose pronunciations the check knows. */
export const ipaLangCodes = ['en', 'de', 'fr'] as const;
type IpaLangCode = (typeof ipaLangCodes)[number];

interface Phonemes {
  vowels: string;
  consonants: string;
}

/** In the transcriptions of the content, separated by spaces, longer ones before their beginnings. */
const phonemes: Readonly<Record<IpaLangCode, Phonemes>> = {
  en: {
    vowels: 'iː uː ɑː ɔː ɜː eɪ aɪ ɔɪ aʊ əʊ ɪə eə ʊə ɪ i e æ ɒ ʊ u ʌ ə',
    consonants: 'tʃ dʒ p b t d k ɡ f v θ ð s z ʃ ʒ h m n ŋ l r j w',
  },
  de: {
    vowels:
      'iː yː uː eː øː oː ɛː aː ɑ̃ː ɔ̃ː ɛ̃ː œː ɔɪ̯ aɪ̯ aʊ̯ ʊɪ̯ eɪ̯ ɪ ʏ ʊ ɛ œ ɔ a ə ɐ i y u e ø o n̩ m̩ l̩',
    consonants: 't͡ʃ t͡s p͡f d͡ʒ p b t d k ɡ ʔ f v s z ʃ ʒ ç x h m n ŋ l ʁ j i̯ u̯ y̯ o̯ ɐ̯ ʊ̯',
  },
  fr: {
    vowels: 'ɑ̃ ɛ̃ ɔ̃ œ̃ i e ɛ a ɔ o u y ø œ ə',
    consonants: 'p b t d k ɡ f v s z ʃ ʒ m n ɲ ŋ l ʁ j w ɥ',
  },
};

const alternatives = (symbols: string): string =>
  symbols
    .split(' ')
    .toSorted((one, other) => other.length - one.length)
    .join('|');

const patterns = new Map(
  ipaLangCodes.map((langCode) => {
    const [vowel, consonant] = [phonemes[langCode].vowels, phonemes[langCode].consonants].map(
      alternatives,
    );
    return [
      langCode,
      {
        vowels: new RegExp(`(?:${vowel})(?!\\p{M})`, 'gu'),
        known: new RegExp(`(?:${vowel}|${consonant})(?!\\p{M})`, 'gu'),
        stressBeforeVowel: new RegExp(`(?:${consonant})[ˈˌ](?:${vowel})`, 'u'),
      },
    ] as const;
  }),
);

/**
 * Finds what is wrong with a pronunciation.
 *
 * @param text - the word
 * @param ipa - its pronunciation in the International Phonetic Alphabet, without slashes
 */
export function findIpaFaults(text: string, ipa: string, langCode: IpaLangCode): string[] {
  const pattern = patterns.get(langCode);
  if (pattern === undefined) return [];
  const unknown = ipa
    .normalize('NFC')
    .replace(pattern.known, '')
    .replace(/[ˈˌ ‿]/gu, '');
  const hasStress = langCode !== 'fr';
  const faults = {
    [`unknown symbols ${unknown}`]: unknown !== '',
    'a mixed r': foreignR[langCode]?.test(ipa) ?? false,
    'no stress': hasStress && !ipa.includes('ˈ') && isPolysyllabic(ipa, pattern.vowels),
    'a stress between a consonant and its vowel':
      hasStress && pattern.stressBeforeVowel.test(ipa.normalize('NFC')),
    '-ig as ɪk': langCode === 'de' && /ig(keit)?$/u.test(text) && /ɪk(kaɪ̯t)?$/u.test(ipa),
  };
  return Object.keys(faults).filter((problem) => faults[problem]);
}

/** Where an r is written like in another accent: the English one is not rhotic; the German one is a vowel after long vowels only. */
const foreignR: Partial<Readonly<Record<IpaLangCode, RegExp>>> = {
  en: /r(?! ?[ˈˌ]?[aeiouæɒʊʌəɪɑɔɜ])/u,
  de: /ː\u0303?ʁ(?![aeiouyøɐəɪʊɛœɔʏɑ])|[ɪʏʊœɔa]ɐ̯/u,
};

const isPolysyllabic = (ipa: string, vowels: RegExp): boolean =>
  ipa.split(/[ ‿]/u).some((word) => (word.normalize('NFC').match(vowels) ?? []).length > 1);
