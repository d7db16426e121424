import { splitHomograph } from '../../word/numbered-text.ts';
import type { Concept, Content } from '../content.ts';
import { findArabicFaults } from './arabic.ts';
import { findExampleFaults } from './examples.ts';
import type { Fault } from './fault.ts';
import { findHebrewFaults } from './hebrew.ts';
import { findIpaFaults, ipaLangCodes } from './ipa.ts';
import { findKanaFaults, findPinyinFaults } from './pinyin.ts';
import { findStressFaults } from './stress.ts';

/** Finds what is certainly wrong in the content. */
export const findFaults = (content: Content): Fault[] => [
  ...findGrammarFaults(content),
  ...findExampleFaults(content),
];

/**
 * Right although the rules do not expect it: a compound, a verb of the present, and loan words that begin with f.
 */
const reviewed = new Set([
  ...['en weekend', 'ar يجب', 'ar يجوز', 'ar يمكن', 'ar ينبغي', 'ar يوجد', 'ar للتو'],
  ...['he פנטסטי', 'he פסטיבל'],
  ...['he פיה', 'he פיזיקה', 'he פלאפל', 'he פלמינגו', 'he פלסטין'],
  ...[
    'he פיזי',
    'he פיזית',
    'he פורמלי',
    'he פיננסי',
    'he פנטזיה',
    'he פקס',
    'he יפהפה',
    'he פילוסופיה',
    'he פברואר',
    'he פינית',
    'he פיליפינית',
    'he פינלנד',
    'he פיג׳י',
    'he בורקינה פאסו',
  ],
]);

/** Finds what is certainly wrong in the grammar: in pronunciations, readings and stresses. */
function findGrammarFaults({ concepts, grammar }: Content): Fault[] {
  const pastVerbs = listArabicVerbs(concepts);
  const unreviewed = grammar.filter(({ langCode, text }) => !reviewed.has(`${langCode} ${text}`));
  return unreviewed.flatMap(({ langCode, text: name, grammar: { ipa, reading, stress } }) => {
    const { text } = splitHomograph(name);
    const tell = (kind: string, problems: readonly string[], shown: string) =>
      problems.map(
        (problem): Fault => ({ langCode, kind, detail: `${name} ${shown}: ${problem}` }),
      );
    const spoken = ipaLangCodes.find((code) => code === langCode);
    return [
      ...(ipa && spoken ? tell('ipa', findIpaFaults(text, ipa, spoken), ipa) : []),
      ...(stress ? tell('stress', findStressFaults(text, stress), stress) : []),
      ...(reading
        ? tell(
            'reading',
            findReadingFaults({ langCode, text, reading }, pastVerbs.has(name)),
            reading,
          )
        : []),
    ];
  });
}

function findReadingFaults(
  { langCode, text, reading }: { langCode: string; text: string; reading: string },
  isPastVerb: boolean,
): string[] {
  switch (langCode) {
    case 'zh':
      return findPinyinFaults(text, reading);
    case 'ja':
      return findKanaFaults(reading);
    case 'ar':
      return findArabicFaults(text, reading, isPastVerb);
    case 'he':
      return findHebrewFaults(text, reading);
    default:
      return [];
  }
}

/** The words that are verbs and nothing else. */
function listArabicVerbs(concepts: readonly Concept[]): ReadonlySet<string> {
  const list = (isVerb: boolean) =>
    concepts
      .filter(({ speechPart }) => (speechPart === 'verb') === isVerb)
      .flatMap(({ words }) => words.ar);
  const others = new Set(list(false));
  return new Set(list(true).filter((word) => !others.has(word)));
}
