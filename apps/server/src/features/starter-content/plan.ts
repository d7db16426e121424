import { isDeepStrictEqual } from 'node:util';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { createIds } from '../../platform/database/insert-rows.ts';
import { createImageFinder, setImageUrl } from '../image/image-set.ts';
import { type Concept, type Content, contentLangCodes } from './content.ts';
import { planLists, planTables, planTags } from './plan-collections.ts';
import { findSpeechPartId, type PlannedWord, planWords, type Vocabulary } from './plan-words.ts';
import { readContent } from './read-content.ts';

interface Ports {
  newId: () => string;
  creditOf: (picture: string) => { licence: string; source: string };
}

/** Turns the content into the rows of all tables. */
export function planContent(content: Content, { newId, creditOf }: Ports) {
  const taught = orderAsTaught(content);
  const vocabulary = planWords({ ...content, concepts: taught }, newId);
  // Tables add words to the vocabulary.
  const tables = planTables(content.tables, vocabulary, newId);
  return {
    ...vocabulary.rows(),
    translation: planTranslations(taught, vocabulary, newId),
    ...planImages(content.concepts, vocabulary, { newId, creditOf }),
    ...planTags(content, vocabulary, newId),
    ...planLists(content, vocabulary, newId),
    ...tables,
  };
}

export type ContentPlan = ReturnType<typeof planContent>;

export function planStarterContent(content: Content = readContent()): ContentPlan {
  const findSetImage = createImageFinder();
  return planContent(content, {
    newId: createIds(Date.now()),
    creditOf: (hex) => {
      const picture = findSetImage(hex);
      if (picture === undefined) throw new Error(`No icon set has a picture ${hex}`);
      const { licence, source } = picture.set;
      return { licence, source };
    },
  });
}

/** Links the words of a concept to its picture. */
function planImages(
  concepts: readonly Concept[],
  vocabulary: Vocabulary,
  { newId, creditOf }: Ports,
) {
  const pictured = concepts.flatMap(({ picture }) => picture ?? []);
  const imageIds = new Map([...new Set(pictured)].map((picture) => [picture, newId()]));
  const links = new Map(
    concepts.flatMap(({ picture, isDecorative = false, ...concept }) => {
      const imageId = picture && imageIds.get(picture);
      if (!imageId) return [];
      const words = contentLangCodes.flatMap((code) => vocabulary.wordsOf(concept, code));
      return words.map(
        ({ id }) => [`${imageId} ${id}`, { imageId, wordId: id, isDecorative }] as const,
      );
    }),
  );
  return {
    image: [...imageIds].map(([picture, id]) => ({
      id,
      url: setImageUrl(picture),
      ...creditOf(picture),
    })),
    wordImage: [...links.values()].map((link) => ({
      id: newId(),
      status: EntryStatus.Approved,
      ...link,
    })),
  };
}

/** The concepts of the course come first: a word of several concepts has its meaning and its example from the one that is taught first. */
const orderAsTaught = ({ concepts, units }: Content): Concept[] => [
  ...new Set([...units.flatMap((unit) => unit.concepts), ...concepts]),
];

/**
 * Each word of a concept translates its words in the other languages. Its definitions are linked to it like translations.
 * The translations of a word are shown in the order of their ids, so those of two headwords come first.
 */
function planTranslations(
  concepts: readonly Concept[],
  vocabulary: Vocabulary,
  newId: () => string,
) {
  const translations = new Map<string, PlannedTranslation>();
  const addPairs = ({ concept, pairs }: { concept: Concept; pairs: Iterable<Pair> }) => {
    const speechPartId = findSpeechPartId(concept.speechPart);
    for (const [one, other] of pairs) {
      const [low, high] = one.id < other.id ? [one, other] : [other, one];
      const name = `${low.id} ${high.id} ${speechPartId}`;
      const sense = selectSense(concept, low, high);
      const known = translations.get(name);
      if (known === undefined) {
        translations.set(name, { ...newTranslation(newId(), low, high, speechPartId), sense });
      } else if (!isDeepStrictEqual(known.sense, sense)) {
        // Two words that share several meanings need none of their senses.
        translations.set(name, { ...known, sense: null });
      }
    }
  };
  const sided = concepts.map((concept) => ({ concept, sides: listSides(concept, vocabulary) }));
  for (const { concept, sides } of sided) addPairs({ concept, pairs: pairHeadwords(sides) });
  for (const { concept, sides } of sided) {
    addPairs({ concept, pairs: pairOthers(sides) });
    addPairs({ concept, pairs: pairDefinitions(sides) });
  }
  return [...translations.values()];
}

type Sense = Record<string, string> | null;

interface PlannedTranslation extends ReturnType<typeof newTranslation> {
  sense: Sense;
}

type Pair = readonly [PlannedWord, PlannedWord];

/** What a concept is called in one language. */
interface Side {
  words: readonly PlannedWord[];
  definition: PlannedWord | undefined;
}

const listSides = (concept: Concept, vocabulary: Vocabulary): Side[] =>
  contentLangCodes.map((langCode) => ({
    words: vocabulary.wordsOf(concept, langCode),
    definition: vocabulary.definitionOf(concept, langCode),
  }));

const listHeadwords = (sides: readonly Side[]) => sides.flatMap(({ words }) => words.slice(0, 1));

function* pairHeadwords(sides: readonly Side[]): Generator<Pair> {
  const headwords = listHeadwords(sides);
  for (const [index, one] of headwords.entries())
    for (const other of headwords.slice(index + 1)) yield [one, other];
}

function* pairOthers(sides: readonly Side[]): Generator<Pair> {
  const headwords = new Set(listHeadwords(sides));
  const words = sides.flatMap((side) => side.words);
  for (const [index, one] of words.entries())
    for (const other of words.slice(index + 1)) {
      const areHeadwords = headwords.has(one) && headwords.has(other);
      if (one.langCode !== other.langCode && !areHeadwords) yield [one, other];
    }
}

const pairDefinitions = (sides: readonly Side[]): Pair[] =>
  sides.flatMap(({ words, definition }) =>
    definition === undefined ? [] : words.map((word): Pair => [word, definition]),
  );

/** What the content says in the languages of the two words. */
function selectSense({ senses = {} }: Concept, ...words: PlannedWord[]): Sense {
  const langCodes = words.map(({ langCode }) => langCode);
  const told = Object.entries(senses).filter(([langCode]) => langCodes.includes(langCode));
  return told.length === 0 ? null : Object.fromEntries(told);
}

function newTranslation(id: string, low: PlannedWord, high: PlannedWord, speechPartId: number) {
  return {
    id,
    lowWordId: low.id,
    highWordId: high.id,
    lowLangCode: low.langCode,
    highLangCode: high.langCode,
    speechPartId,
    status: EntryStatus.Approved,
  };
}
