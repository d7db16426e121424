import type { AccountFile } from '../../src/features/import/account/account-worker.ts';

/** What an export tells, without the ids of its account. What the learner contributed has no order. */
export function describeAccount({ lists, tables, reviews, quizzes, ...file }: AccountFile) {
  const quizIds = new Set(quizzes.map(({ id }) => id));
  const places = findPlaces({ lists, tables });
  const find = (id: string | null | undefined) => places.get(id ?? '') ?? id ?? null;
  return {
    ...describeContributions(file),
    lists: lists.map((one) => without(one, 'id', 'slug', 'privacy')),
    tables: tables.map(({ columns, ...one }) => ({
      ...without(one, 'id', 'slug', 'privacy', 'rowIds'),
      columns: columns.map((column) => without(column, 'id')),
    })),
    // An archive has them word by word.
    reviews: inOrder(
      reviews.map(({ sessionId, rowId, columnId, word, ...one }) => ({
        ...without(one, 'id'),
        texts: [word?.text ?? null],
        word,
        sessionId: quizIds.has(sessionId ?? '') ? sessionId : null,
        ...{ rowId: find(rowId), columnId: find(columnId) },
      })),
    ),
    quizzes: JSON.parse(JSON.stringify(quizzes), (_key, value) => places.get(value) ?? value),
    notes: file.notes.map((one) => without(one, 'id')),
    plans: file.plans.map(({ name, wordsPerDay, createdAt }) => ({
      ...{ name, wordsPerDay, createdAt },
    })),
    saved: file.saved,
    study: file.study,
    reactions: file.reactions,
  };
}

function describeContributions({
  contributions: { words, translations, images, recordings, tags },
  pins,
}: Pick<AccountFile, 'contributions' | 'pins'>) {
  const textsOf = new Map(
    translations.map(({ id, words: both }) => [id, both.map(({ text }) => text).sort()]),
  );
  const pictured = new Map(images.map(({ id, word }) => [id, word.text]));
  return {
    words: inOrder(
      words
        .map(({ word, example, exampleDetails, grammar, speechPartIds }) => ({
          ...{ texts: [word.text], example, exampleDetails, grammar, speechPartIds },
        }))
        .filter((one) => one.example || one.grammar || one.speechPartIds.length > 0),
    ),
    translations: inOrder([...textsOf.values()].map((texts) => ({ texts }))),
    images: inOrder(
      images.map(({ word, licence, source }) => ({ texts: [word.text], licence, source })),
    ),
    recordings: inOrder(
      recordings.map(({ word, licence, speaker }) => ({ texts: [word.text], licence, speaker })),
    ),
    tags: inOrder(tags.map(({ word, code }) => ({ texts: [word.text, code] }))),
    pins: pins.translations.map(({ wordId, translationId }) => ({
      ...{ wordId, texts: textsOf.get(translationId) ?? translationId },
    })),
    imagePins: pins.images.map(({ wordImageId }) => pictured.get(wordImageId) ?? wordImageId),
  };
}

const without = <One extends object, Key extends keyof One>(one: One, ...keys: Key[]) =>
  Object.fromEntries(Object.entries(one).filter(([key]) => !keys.includes(key as Key)));

const inOrder = <One extends { texts: (string | null | undefined)[] }>(all: readonly One[]) =>
  all.toSorted((one, other) => String(one.texts).localeCompare(String(other.texts)));

/** What the ids and addresses of lists, tables, columns and rows stand for, in the order of their account. */
const findPlaces = ({ lists, tables }: Pick<AccountFile, 'lists' | 'tables'>) =>
  new Map([
    ...lists.flatMap(({ id, slug }, index) => [
      [id, `list ${index}`] as const,
      [slug, `address ${index}`] as const,
    ]),
    ...tables.flatMap(({ id, columns, rowIds = [] }, index) => [
      [id, `table ${index}`] as const,
      ...columns.map((column, at) => [column.id ?? '', `column ${index} ${at}`] as const),
      ...rowIds.map((rowId, at) => [rowId, `row ${index} ${at}`] as const),
    ]),
  ]);
