import type { Word } from '@wordhoard/contract';
import { EntryStatus, Knowing, type LocaleCode } from '@wordhoard/contract/enumeration';
import type { Database } from '../database/database.ts';
import { firstPage, presentFeed } from '../feed/feed.ts';
import { findImages } from '../image/store.ts';
import { presentLists } from '../list/present.ts';
import { findLists } from '../list/store.ts';
import type { Viewer } from '../shelf/view.ts';
import { presentTable } from '../table/present.ts';
import { findTables } from '../table/store.ts';
import { presentTagWord } from '../tag/present.ts';
import { findTagsOfWord } from '../tag/store.ts';
import { presentTranslationRecord } from '../translation/present.ts';
import { findTranslationsBySpeechPart, type JudgedTranslationRow } from '../translation/store.ts';
import type { Reader } from './reader.ts';
import { type FoundWord, findKnowing } from './store.ts';

interface WordReader extends Omit<Reader, 'viewer'> {
  caller: Viewer | undefined;
  locale: LocaleCode;
}

/** A word with the first page of everything that belongs to it. */
export async function presentWord(
  database: Database,
  { id, text, langCode, mode, example, active, status, reason, privacy }: FoundWord,
  { caller, tranLangCode, locale }: WordReader,
): Promise<Word> {
  const viewer = caller?.id;
  const most = firstPage.pageSize;
  const [translations, images, tags, lists, tables, [known]] = await Promise.all([
    findTranslationsBySpeechPart(database, id, { viewer, langCode: tranLangCode, most }),
    findImages(database, { wordId: id, viewer }, firstPage),
    findTagsOfWord(database, { wordId: id, viewer }, firstPage),
    findLists(database, { wordId: id, viewer: caller }, firstPage),
    findTables(database, { wordId: id, viewer: caller }, firstPage),
    findKnowing(database, [id], viewer),
  ]);
  return {
    id,
    text,
    langCode,
    mode,
    example,
    active,
    status,
    reason: status === EntryStatus.Approved ? null : reason,
    privacy,
    knowing: known?.knowing ?? Knowing.Unknown,
    speechParts: presentSpeechParts(translations),
    imageFeed: presentFeed(firstPage, images.total, images.rows),
    tagFeed: presentFeed(firstPage, tags.total, tags.rows.map(presentTagWord)),
    listFeed: presentFeed(firstPage, lists.total, await presentLists(database, lists.rows, locale)),
    tableFeed: presentFeed(
      firstPage,
      tables.total,
      tables.rows.map((table) => presentTable(table, locale)),
    ),
  };
}

function presentSpeechParts(translations: readonly (JudgedTranslationRow & { total: number })[]) {
  const bySpeechPart = Map.groupBy(translations, ({ speechPartId }) => speechPartId);
  return [...bySpeechPart].map(([speechPartId, rows]) => ({
    speechPartId,
    tranFeed: presentFeed(firstPage, rows[0]?.total ?? 0, rows.map(presentTranslationRecord)),
  }));
}
