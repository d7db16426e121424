import type { ModeratedWord, WordRecord, WordReference } from '@wordhoard/contract';
import { EntryStatus, type LocaleCode } from '@wordhoard/contract/enumeration';
import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { fixed } from '../../schema/column.ts';
import { image, wordImage } from '../../schema/image.ts';
import { answerSuggestion } from '../../schema/moderation.ts';
import { wordRecording } from '../../schema/recording.ts';
import { tag, tagWord } from '../../schema/tag.ts';
import { translation } from '../../schema/translation.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { presentCards } from '../card/cards.ts';
import { type ContributionKind, isKeptPrivate } from '../contribution/decide.ts';
import { recordingFields } from '../recording/store.ts';
import { tagFieldsIn } from '../tag/store.ts';
import { findHomographIds } from '../word/store.ts';
import { hasHomographs, isPublic, selectWordFields, visible } from '../word/visible.ts';

type Description = Awaited<ReturnType<(typeof selectDescriptions)[ContributionKind]>>[number];

/** Adds what each entry is about, with one query for each kind. */
export async function describeEntries<Entry extends { kind: ContributionKind; id: string }>(
  database: Database,
  entries: readonly Entry[],
  locale: LocaleCode,
) {
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  const descriptions: Description[] = [];
  for (const [kind, some] of byKind) {
    const ids = some.map(({ id }) => id);
    descriptions.push(...(await selectDescriptions[kind](database, ids, locale)));
  }
  const descriptionOf = new Map(descriptions.map((one) => [`${one.kind} ${one.id}`, one]));
  return entries.flatMap((entry) => {
    const description = descriptionOf.get(`${entry.kind} ${entry.id}`);
    return description === undefined
      ? []
      : [{ ...entry, ...(description as Extract<Description, { kind: Entry['kind'] }>) }];
  });
}

type EntryOfWords = { word: { id: string } } | { words: readonly { id: string }[] };

const listWordIds = (entry: EntryOfWords): string[] =>
  ('words' in entry ? entry.words : [entry.word]).map(({ id }) => id);

/** Adds the public words that share their text with a word of each entry. */
export async function addHomographs<Entry extends EntryOfWords>(
  database: Database,
  entries: readonly Entry[],
  tranLangCode: LocaleCode,
): Promise<(Entry & { homographs: WordRecord[] })[]> {
  const found = await findHomographIds(database, entries.flatMap(listWordIds), undefined);
  const present = (words: readonly { id: string }[], langCode: string) =>
    presentCards(database, words, { callerId: undefined, tranLangCode: langCode });
  const cards = await present(found, tranLangCode);
  // Many words have translations into English only.
  const inEnglish = await present(
    cards.filter(({ trans }) => trans.length === 0),
    'en',
  );
  const cardOf = new Map(
    [...cards, ...inEnglish].map((card) => [card.id, { ...card, hasHomographs: true }]),
  );
  const homographsOf = Map.groupBy(found, ({ askedId }) => askedId);
  return entries.map((entry) => ({
    ...entry,
    homographs: listWordIds(entry).flatMap((askedId) =>
      (homographsOf.get(askedId) ?? []).flatMap(({ id }) => cardOf.get(id) ?? []),
    ),
  }));
}

/** Admins see the hidden words that learners propose. */
const status = sql<EntryStatus>`(
  case when ${visible} then ${fixed(EntryStatus.Approved)} else ${fixed(EntryStatus.Pending)} end
)`;
const describedWord = { ...selectWordFields(undefined), status };

/** The words of a translation, in the order of their ids. */
const describedWords = sql<ModeratedWord[]>`(
  select json_agg(json_build_object(
    'id', id, 'text', text, 'langCode', lang_code, 'mode', mode, 'homograph', homograph,
    'hasHomographs', ${hasHomographs(word, undefined)}, 'status', ${status}
  ) order by id)
  from ${word} where id in (${translation.lowWordId}, ${translation.highWordId})
)`;

const meaning = alias(word, 'meaning');

/** The public words that the author of a contribution proposes as translations, without those that the author has privately. */
const proposedMeanings = sql<WordReference[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${meaning.id}, 'text', ${meaning.text}, 'langCode', ${meaning.langCode},
    'mode', ${meaning.mode}, 'homograph', ${meaning.homograph}
  ) order by ${translation.id}), '[]')
  from ${translation}
  join ${word} as meaning on ${meaning.id} in (${translation.lowWordId}, ${translation.highWordId})
  where ${translation.userId} = ${wordContribution.userId}
    and ${word.id} in (${translation.lowWordId}, ${translation.highWordId})
    and ${meaning.id} <> ${word.id} and ${isPublic(meaning)}
    and not ${isKeptPrivate(meaning.id, translation.userId)}
)`;

const selectKind = <Kind extends ContributionKind>(kind: Kind) => sql<Kind>`${kind}::text`;

const opinionFields = ({
  likeCount,
  dislikeCount,
}: typeof translation | typeof wordImage | typeof wordRecording | typeof tagWord) => ({
  likeCount,
  dislikeCount,
});

const selectDescriptions = {
  word(database: Database, ids: readonly string[]) {
    const { id, wordId, example, exampleDetails, grammar, speechPartIds } = wordContribution;
    const details = {
      example,
      exampleDetails,
      grammar,
      speechPartIds,
      meanings: proposedMeanings,
      isPublished: visible,
    };
    return database
      .select({ kind: selectKind('word'), id, word: describedWord, ...details })
      .from(wordContribution)
      .innerJoin(word, eq(word.id, wordId))
      .where(inArray(id, [...ids]));
  },

  translation(database: Database, ids: readonly string[]) {
    const { id, speechPartId } = translation;
    const details = { words: describedWords, speechPartId };
    return database
      .select({ kind: selectKind('translation'), id, ...details, ...opinionFields(translation) })
      .from(translation)
      .where(inArray(id, [...ids]));
  },

  image(database: Database, ids: readonly string[]) {
    const { id, wordId, imageId } = wordImage;
    const { url, licence, source } = image;
    const details = { word: describedWord, url, licence, source };
    return database
      .select({ kind: selectKind('image'), id, ...details, ...opinionFields(wordImage) })
      .from(wordImage)
      .innerJoin(word, eq(word.id, wordId))
      .innerJoin(image, eq(image.id, imageId))
      .where(inArray(id, [...ids]));
  },

  recording(database: Database, ids: readonly string[]) {
    const { id, wordId } = wordRecording;
    const details = { word: describedWord, ...recordingFields };
    return database
      .select({ kind: selectKind('recording'), id, ...details, ...opinionFields(wordRecording) })
      .from(wordRecording)
      .innerJoin(word, eq(word.id, wordId))
      .where(inArray(id, [...ids]));
  },

  tag(database: Database, ids: readonly string[], locale: LocaleCode) {
    const { id, wordId, tagId } = tagWord;
    const details = { word: describedWord, tag: tagFieldsIn(locale) };
    return database
      .select({ kind: selectKind('tag'), id, ...details, ...opinionFields(tagWord) })
      .from(tagWord)
      .innerJoin(word, eq(word.id, wordId))
      .innerJoin(tag, eq(tag.id, tagId))
      .where(inArray(id, [...ids]));
  },

  suggestion(database: Database, ids: readonly string[]) {
    const { id, wordId, langCode, text } = answerSuggestion;
    return database
      .select({ kind: selectKind('suggestion'), id, word: describedWord, langCode, text })
      .from(answerSuggestion)
      .innerJoin(word, eq(word.id, wordId))
      .where(inArray(id, [...ids]));
  },
};
