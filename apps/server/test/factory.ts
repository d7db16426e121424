import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { EntryStatus, Privacy, UserRole, WordMode } from '@wordhoard/contract/enumeration';
import { foldForSearch, wordKey } from '@wordhoard/contract/text';
import { computeWordId } from '@wordhoard/contract/word-id';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { insertForms } from '../src/features/word/word-forms.ts';
import type { Database } from '../src/platform/database/database.ts';
import { insertRows } from '../src/platform/database/insert-rows.ts';
import { list, listWord } from '../src/schema/collection.ts';
import { image, wordImage } from '../src/schema/image.ts';
import { wordRecording } from '../src/schema/recording.ts';
import { translation } from '../src/schema/translation.ts';
import { upload } from '../src/schema/upload.ts';
import { user } from '../src/schema/user.ts';
import { language, word } from '../src/schema/word.ts';

export type User = typeof user.$inferSelect;
/** The level follows from the grammar. */
type Word = Omit<typeof word.$inferSelect, 'level'>;
type Translation = typeof translation.$inferSelect;
type List = typeof list.$inferSelect;

/** The columns of an entry of the starter content without reactions. */
export const unmoderated = {
  userId: null,
  createdAt: null,
  reason: null,
  decidedBy: null,
  decidedAt: null,
  likeCount: 0,
  dislikeCount: 0,
};

export async function buildUser(database: Database, overrides: Partial<User> = {}): Promise<User> {
  const id = newId();
  const username = overrides.username ?? `learner${id.replaceAll('-', '')}`;
  const row: User = {
    id,
    username,
    email: `${username}@example.org`,
    passwordHash: null,
    role: UserRole.Learner,
    learn: 'eo',
    createdAt: new Date(),
    ...overrides,
  };
  await database.insert(user).values(row);
  return row;
}

/** Hashes a password at little cost. The hash tells its cost, so checking it is cheap too. */
export const hashCheaply = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Builds a word, published by default. */
export async function buildWord(database: Database, overrides: Partial<Word> = {}): Promise<Word> {
  const row = wordRow(overrides);
  await database.insert(word).values(row);
  await insertForms(database, [row]);
  const isCounted = row.mode !== WordMode.Definition;
  if (isCounted && row.active && row.published) await countWords(database, row.langCode, 1);
  return row;
}

/** Inserts published words of one language with one statement. */
export async function buildWords(
  database: Database,
  count: number,
  langCode = 'eo',
): Promise<Word[]> {
  const rows = Array.from({ length: count }, () => wordRow({ langCode }));
  await insertRows(database, word, rows);
  await countWords(database, langCode, count);
  return rows;
}

export async function buildTranslation(
  database: Database,
  pair: readonly [Word, Word],
  overrides: Partial<Translation> = {},
): Promise<Translation> {
  const row = translationRow(pair, overrides);
  await database.insert(translation).values(row);
  return row;
}

/** Inserts translations with one statement. */
export const buildTranslations = (
  database: Database,
  pairs: readonly (readonly [Word, Word])[],
): Promise<void> =>
  insertRows(
    database,
    translation,
    pairs.map((pair) => translationRow(pair, {})),
  );

function translationRow(
  [one, other]: readonly [Word, Word],
  overrides: Partial<Translation>,
): Translation {
  const [low, high] = one.id < other.id ? [one, other] : [other, one];
  return {
    id: newId(),
    lowWordId: low.id,
    highWordId: high.id,
    privacy: Privacy.Public,
    lowLangCode: low.langCode,
    highLangCode: high.langCode,
    sense: null,
    speechPartId: 6,
    status: EntryStatus.Approved,
    licence: null,
    duplicateOf: null,
    ...unmoderated,
    ...overrides,
  };
}

export async function buildImage(
  database: Database,
  wordId: string,
  overrides: Partial<typeof wordImage.$inferSelect> = {},
): Promise<typeof wordImage.$inferSelect> {
  const imageId = newId();
  const url = `/picture/${imageId}.svg`;
  await database.insert(image).values({ id: imageId, url, licence: 'MIT', source: 'Test' });
  const row = {
    id: newId(),
    wordId,
    imageId,
    isDecorative: false,
    status: EntryStatus.Approved,
    ...unmoderated,
    ...overrides,
  };
  await database.insert(wordImage).values(row);
  return row;
}

export async function buildRecording(
  database: Database,
  wordId: string,
  overrides: Partial<typeof wordRecording.$inferSelect> = {},
): Promise<typeof wordRecording.$inferSelect> {
  const digest = randomBytes(32).toString('hex');
  await database.insert(upload).values({ digest, byteCount: 1, createdAt: new Date() });
  const row = {
    id: newId(),
    wordId,
    digest,
    speaker: null,
    licence: 'CC0' as const,
    milliseconds: 800,
    status: EntryStatus.Approved,
    ...unmoderated,
    ...overrides,
  };
  await database.insert(wordRecording).values(row);
  return row;
}

export async function buildList(
  database: Database,
  words: readonly Word[],
  overrides: Partial<List> = {},
): Promise<List> {
  const id = newId();
  const row = {
    id,
    slug: `list-${id}`,
    langCode: 'eo',
    name: 'Listo',
    note: '',
    localizedName: null,
    localizedNote: null,
    searchText: foldForSearch(overrides.name ?? 'Listo'),
    privacy: Privacy.Public,
    wordCount: words.length,
    hasHiddenWords: words.some(({ published, active }) => !published || !active),
    userId: null,
    createdAt: new Date(),
    ...overrides,
  };
  await database.insert(list).values(row);
  const listWords = words.map(({ id: wordId }, index) => ({
    listId: id,
    wordId,
    position: index + 1,
  }));
  await insertRows(database, listWord, listWords);
  return row;
}

/** A published word, by default with a text that no other word has. */
export function wordRow(overrides: Partial<Word>): Word {
  const {
    text = `vorto ${newId()}`,
    langCode = 'eo',
    mode = WordMode.Word,
    homograph = 1,
  } = overrides;
  return {
    id: computeWordId({ langCode, text, mode, homograph }),
    place: newId(),
    langCode,
    text,
    key: wordKey(text),
    searchText: foldForSearch(text),
    mode,
    homograph,
    grammar: null,
    published: true,
    active: true,
    speechPartIds: [6],
    licence: null,
    isContributed: false,
    ...overrides,
  };
}

async function countWords(database: Database, code: string, wordCount: number): Promise<void> {
  await database
    .insert(language)
    .values({ code, wordCount })
    .onConflictDoUpdate({
      target: language.code,
      set: { wordCount: sql`${language.wordCount} + ${wordCount}` },
    });
}
