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
import { findTranslationsOfWords } from '../../translation/store.ts';
import { type ExportRequest, findExportedWords } from './exported-words.ts';

const fields = [
  'Word',
  'Translation',
  'Reading',
  'Example',
  'Example translation',
  'Note',
  'Media',
];

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
  const wordIds = words.map((word) => word.id);
  const cards = await presentCards(database, words, viewer);
  const translations = await findTranslationsOfWords(database, wordIds, {
    callerId: viewer.authorId ?? viewer.callerId,
    langCode: tranLangCode,
  });
  const textsOf = Map.groupBy(translations, ({ wordId }) => wordId);
  const memory = await findMemory(database, caller.id, wordIds);
  const media = new Map<string, () => Promise<Uint8Array | undefined>>();
  const notes = cards.map((card): WrittenNote => {
    const texts = [...new Set((textsOf.get(card.id) ?? []).map(({ dest }) => dest.text))];
    const files = listFiles(card);
    for (const { name, digest, mediaType } of files) {
      media.set(name, () => fileStorage.get(digest, mediaType));
    }
    return {
      guid: card.id,
      fields: [...toFields(card, texts, tranLangCode), memory.noteOf.get(card.id) ?? '']
        .map(escapeHtml)
        .concat(files.map(({ markup }) => markup).join('')),
      tags: [],
      card: memory.cardOf.get(card.id),
      reviews: memory.reviewsOf.get(card.id) ?? [],
    };
  });
  return { slug, bytes: writePackage({ name, fields, notes, media }, now) };
}

function toFields(card: WordRecord, translations: readonly string[], tranLangCode: string) {
  const { reading, romanisation, stress, ipa } = card.grammar ?? {};
  const spoken = reading ?? romanisation ?? stress ?? (ipa && `/${ipa}/`) ?? '';
  const translated = card.exampleDetails?.trans.find(({ langCode }) => langCode === tranLangCode);
  return [card.text, translations.join('\n'), spoken, card.example ?? '', translated?.text ?? ''];
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
  const noted = events.filter(({ note, isUndone }) => note !== null && !isUndone);
  return {
    reviewsOf: new Map(
      [...Map.groupBy(counted, ({ wordId }) => wordId)].map(([id, own]) => [id, own.map(toLogged)]),
    ),
    noteOf: new Map(noted.map(({ wordId, note }) => [wordId, note ?? ''])),
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
