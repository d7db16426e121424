import type { QuizSource } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import { findList } from '../list/store.ts';
import { findWordsOfList } from '../list/word-store.ts';
import { findTag, findWordsOfTag } from '../tag/store.ts';
import { findWordsOfUser } from '../user/store.ts';
import { searchWords } from '../word/search.ts';
import { findWordsById, type WordRow } from '../word/store.ts';
import { bounds } from './bounds.ts';
import { findMissedWords } from './missed-words.ts';
import type { Player } from './player.ts';

export type WordSource = Exclude<QuizSource, { kind: 'table' }>;
type SourceOf<Kind extends WordSource['kind']> = Extract<WordSource, { kind: Kind }>;

export interface SourceWords {
  words: WordRow[];
  langCode: string;
  /** Wrong options come from it first. */
  group?: string;
}

const everything = { page: 1, pageSize: bounds.candidates };

/** The words of a source, as far as the player may see them. */
export function findSourceWords(
  database: Database,
  source: WordSource,
  tranLangCode: string,
  player: Player,
): Promise<SourceWords> {
  switch (source.kind) {
    case 'list':
      return wordsOfList(database, source, player);
    case 'tag':
      return wordsOfTag(database, source);
    case 'search':
      return wordsOfSearch(database, source, tranLangCode);
    case 'own':
      return ownWords(database, source, player);
    case 'words':
      return namedWords(database, source, player);
  }
}

async function wordsOfList(
  database: Database,
  source: SourceOf<'list'>,
  { viewer }: Player,
): Promise<SourceWords> {
  const list = await findList(database, source, viewer);
  if (list === undefined) throw new ApplicationError('NotFound');
  const words = await findWordsOfList(database, list, viewer?.id, everything);
  return { words, langCode: list.langCode, group: list.id };
}

async function wordsOfTag(
  database: Database,
  { code, langCode }: SourceOf<'tag'>,
): Promise<SourceWords> {
  const tag = await findTag(database, code);
  if (tag === undefined) throw new ApplicationError('NotFound');
  const { rows } = await findWordsOfTag(database, { tagId: tag.id, langCode }, everything);
  return { words: rows, langCode, group: tag.id };
}

async function wordsOfSearch(
  database: Database,
  { text, langCode }: SourceOf<'search'>,
  tranLangCode: string,
): Promise<SourceWords> {
  const { rows } = await searchWords(database, { text, langCode, tranLangCode }, everything);
  return { words: rows, langCode };
}

async function ownWords(
  database: Database,
  { knowing, langCode }: SourceOf<'own'>,
  { viewer }: Player,
): Promise<SourceWords> {
  if (viewer === undefined) throw new ApplicationError('NotAuthorized');
  const { id } = viewer;
  if (knowing === 'missed')
    return { words: await findMissedWords(database, id, langCode), langCode };
  const filter = {
    userId: id,
    knowing: knowing === 'saved' ? Knowing.Saved : Knowing.Known,
    langCode,
    viewer: id,
  };
  const { rows } = await findWordsOfUser(database, filter, everything);
  return { words: rows, langCode };
}

async function namedWords(
  database: Database,
  { ids, langCode }: SourceOf<'words'>,
  { viewer }: Player,
): Promise<SourceWords> {
  const words = await findWordsById(database, [...new Set(ids)], viewer?.id);
  return { words: words.filter((word) => word.langCode === langCode), langCode };
}
