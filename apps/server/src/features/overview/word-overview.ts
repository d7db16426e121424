import type { Word } from '@wordhoard/contract';
import { EntryStatus, WordMode } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import { firstPage, presentFeed } from '../../platform/database/feed-page.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { findKnowing } from '../card/cards.ts';
import { findImages } from '../image/store.ts';
import { presentLists } from '../list/present.ts';
import { findLists } from '../list/store.ts';
import { findRecordings } from '../recording/store.ts';
import { presentTable } from '../table/present.ts';
import { findTables } from '../table/store.ts';
import { findTagsOfWord, presentTagWord } from '../tag/store.ts';
import {
  findTranslations,
  findTranslationsBySpeechPart,
  type JudgedTranslationRow,
  presentTranslationRecord,
} from '../translation/store.ts';
import type { FoundWord } from '../word/store.ts';

/** A word with the first page of everything that belongs to it. */
export async function presentWord(
  database: Database,
  word: FoundWord,
  tranLangCode: string | undefined,
  { caller, locale }: RequestContext,
): Promise<Word> {
  const { id, text, langCode, mode, example, exampleDetails, grammar } = word;
  const { active, status, reason, privacy } = word;
  const callerId = caller?.id;
  const max = firstPage.pageSize;
  const shownLangCode = mode === WordMode.Definition ? langCode : tranLangCode;
  const [translations, definitions, images, recordings, tags, lists, tables, learned] =
    await Promise.all([
      findTranslationsBySpeechPart(database, id, { callerId, langCode: shownLangCode, max }),
      findTranslations(database, { wordId: id, langCode, callerId }, firstPage),
      findImages(database, { wordId: id, callerId }, firstPage),
      findRecordings(database, { wordId: id, callerId }, firstPage),
      findTagsOfWord(database, { wordId: id, callerId }, firstPage),
      findLists(database, { wordId: id, caller }, firstPage),
      findTables(database, { wordId: id, caller }, firstPage),
      findKnowing(database, id, callerId),
    ]);
  return {
    id,
    text,
    langCode,
    mode,
    example,
    exampleDetails,
    grammar,
    active,
    status,
    reason: status === EntryStatus.Approved ? null : reason,
    privacy,
    isPublished: word.isPublished,
    contribution: word.contribution,
    ...learned,
    speechParts: presentSpeechParts(translations),
    definitionFeed: presentFeed(
      firstPage,
      definitions.total,
      definitions.rows.map(presentTranslationRecord),
    ),
    imageFeed: presentFeed(firstPage, images.total, images.rows),
    recording: presentRecording(recordings.rows[0]),
    recordingFeed: presentFeed(firstPage, recordings.total, recordings.rows),
    tagFeed: presentFeed(
      firstPage,
      tags.total,
      tags.rows.map((tag) => presentTagWord(tag, locale)),
    ),
    listFeed: presentFeed(firstPage, lists.total, await presentLists(database, lists.rows, locale)),
    tableFeed: presentFeed(
      firstPage,
      tables.total,
      tables.rows.map((table) => presentTable(table, locale)),
    ),
  };
}

/** A rejected recording comes last: if it is the first, there is none to play. */
const presentRecording = (best: { url: string; status: EntryStatus } | undefined) =>
  best === undefined || best.status === EntryStatus.Rejected ? null : { url: best.url };

function presentSpeechParts(translations: readonly (JudgedTranslationRow & { total: number })[]) {
  const bySpeechPart = Map.groupBy(translations, ({ speechPartId }) => speechPartId);
  return [...bySpeechPart].map(([speechPartId, rows]) => ({
    speechPartId,
    tranFeed: presentFeed(firstPage, rows[0]?.total ?? 0, rows.map(presentTranslationRecord)),
  }));
}
