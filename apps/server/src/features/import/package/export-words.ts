import type { Readable } from 'node:stream';
import type { WordRecord } from '@wordhoard/contract';
import type { Rating, ReviewMark } from '@wordhoard/contract/enumeration';
import { and, eq } from 'drizzle-orm';
import type { LoggedReview } from '../../../platform/anki/collection.ts';
import { type WrittenNote, writePackage } from '../../../platform/anki/write-package.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isAmong } from '../../../platform/database/sql.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { FileStorage, MediaType } from '../../../platform/storage/file-storage.ts';
import { review, userWord } from '../../../schema/review.ts';
import { presentCards } from '../../card/cards.ts';
import { describeWords } from '../../list/file/describe-words.ts';
import { listColumns, listTranslationCells } from '../../list/file/list-columns.ts';
import { capitalize, type ExportedList } from '../../list/file/list-file.ts';
import { type ExportRequest, findExportedWords } from './exported-words.ts';

interface Ports {
  database: Database;
  fileStorage: FileStorage;
}

/** Words as an Anki package, with what the learner remembers of them. */
export async function exportAsPackage(
  { database, fileStorage }: Ports,
  { tranLangCode, ...request }: ExportRequest & { tranLangCode: string },
  context: SignedInContext,
): Promise<{ slug: string; bytes: Readable }> {
  const { caller, now } = context;
  const exported = await findExportedWords(database, request, context);
  const { name, slug, words, viewer } = exported;
  const { langCode } = request;
  const cards = await presentCards(database, words, viewer);
  const described = await describeWords(database, cards, { viewer, tranLangCode });
  // Every word is as its reader sees it.
  const exportedWords = described.map((word) => ({ ...word, isDescribed: true }));
  const list = { name, slug, note: '', langCode, tranLangCode, words: exportedWords };
  const { fields, rows } = toFields(list);
  const memory = await findMemory(
    database,
    caller.id,
    words.map(({ id }) => id),
  );
  const media = new Map<string, () => Promise<Uint8Array | undefined>>();
  const notes = cards.map((card, index): WrittenNote => {
    const files = listFiles(card);
    for (const { name, digest, mediaType } of files) {
      media.set(name, () => fileStorage.get(digest, mediaType));
    }
    return {
      guid: card.id,
      fields: [...(rows[index] ?? []).map(escapeHtml), files.map(({ markup }) => markup).join('')],
      tags: exportedWords[index]?.tags ?? [],
      card: memory.cardOf.get(card.id),
      reviews: memory.reviewsOf.get(card.id) ?? [],
    };
  });
  const named = { name, fields: [...fields, 'Media'] };
  return { slug, bytes: writePackage({ ...named, notes, media }, now) };
}

/** The columns of the list as fields of notes, with the translations after the word. Notes have tags of their own. */
function toFields(list: ExportedList): { fields: string[]; rows: string[][] } {
  const [word, ...others] = listColumns(list).filter(({ name }) => name !== 'tags');
  const cells = list.words.map((one) => listTranslationCells(list, one));
  const width = cells.reduce((most, { length }) => Math.max(most, length), 1);
  const places = Array.from({ length: width }, (_, index) => index);
  const names = places.map((index) => (index === 0 ? 'translation' : `translation ${index + 1}`));
  return {
    fields: ['word', ...names, ...others.map(({ name }) => name)].map(capitalize),
    rows: list.words.map((one, at) => [
      word?.read(one) ?? '',
      ...places.map((index) => cells[at]?.[index] ?? ''),
      ...others.map(({ read }) => read(one)),
    ]),
  };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br>' };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>\n]/g, (letter) => escapes[letter] ?? letter);

interface WordFile {
  name: string;
  digest: string;
  mediaType: MediaType;
  markup: string;
}

/** The uploaded picture and sound of a word. */
function listFiles({ image, recording }: WordRecord): WordFile[] {
  const find = (
    url: string | undefined,
    mediaType: MediaType,
    toMarkup: (name: string) => string,
  ) => {
    const name = url?.split('/').at(-1) ?? '';
    const digest = /^([0-9a-f]{64})[.]/.exec(name)?.[1];
    return digest === undefined ? [] : [{ name, digest, mediaType, markup: toMarkup(name) }];
  };
  return [
    ...find(image?.url, 'image/webp', (name) => `<img src="${name}">`),
    ...find(recording?.url, 'audio/mpeg', (name) => `[sound:${name}]`),
  ];
}

/** What a learner remembers of words, in Anki's terms. */
async function findMemory(database: Database, userId: string, wordIds: readonly string[]) {
  const events = await database
    .select()
    .from(review)
    .where(and(eq(review.userId, userId), isAmong(review.wordId, wordIds)))
    .orderBy(review.reviewedAt, review.id);
  const cards = await database
    .select()
    .from(userWord)
    .where(and(eq(userWord.userId, userId), isAmong(userWord.wordId, wordIds)));
  const counted = events.filter(({ day, isUndone }) => day !== null && !isUndone);
  return {
    reviewsOf: new Map(
      [...Map.groupBy(counted, ({ wordId }) => wordId)].map(([id, own]) => [id, own.map(toLogged)]),
    ),
    cardOf: new Map(
      cards.flatMap(({ wordId, stability, difficulty, due, reviews, lapses }) =>
        stability === null || difficulty === null
          ? []
          : [
              [
                wordId,
                { due, interval: Math.round(stability), reviews, lapses, stability, difficulty },
              ] as const,
            ],
      ),
    ),
  };
}

const markIntervals: Record<ReviewMark, number> = { unknown: 0, saved: 1, known: 21, proven: 60 };

function toLogged({
  reviewedAt,
  rating,
  practice,
  mark,
  milliseconds,
}: typeof review.$inferSelect): LoggedReview {
  const shared = { id: reviewedAt.getTime(), milliseconds: milliseconds ?? 0 };
  if (mark !== null) {
    const factor = mark === 'unknown' ? 0 : 2_500;
    return { ...shared, ease: 0, type: 4, interval: markIntervals[mark], factor };
  }
  const ease: Rating = rating ?? practice ?? 1;
  const isPractice = rating === null;
  return { ...shared, ease, type: isPractice ? 3 : 1, interval: 1, factor: isPractice ? 0 : 2_500 };
}
