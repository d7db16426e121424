import type { ImportResult } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import { TransactionRollbackError } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/realtime/publish.ts';
import type { Services } from '../../../platform/services.ts';
import { type MadeEntry, recordMade } from '../../collection/import-record.ts';
import { addFacts, noFacts } from '../../list/file/add-facts.ts';
import { linkImportedTags } from '../../tag/link-imported-tags.ts';
import { findOrCreateTranslations } from '../../translation/find-or-create-translations.ts';
import { canBeJoined } from '../../translation/rules.ts';
import { findOrCreateWords } from '../../word/find-or-create-words.ts';
import { buildContext, emptyResult, type ImportRun, leaveOut } from '../package/import-notes.ts';
import { prepareRun } from '../package/import-package.ts';
import { endImports, type ImportRow, lockImport, updateImport } from '../store.ts';
import { addAccountEvents } from './account-events.ts';
import { type Account, listFileWords } from './account-file.ts';
import type { AccountFile } from './account-worker.ts';
import { addPins, addReactions, addStudy } from './add-choices.ts';
import { addCollections } from './add-collections.ts';
import { addFiles, type PreparedFiles, prepareFiles } from './add-files.ts';
import { addQuizzes } from './add-quizzes.ts';

/** What the parts of an import share. */
export interface AccountImport {
  run: ImportRun;
  /** What the ids and addresses of the file mean, as far as it is added or found. */
  idOf: Map<string, string>;
  made: MadeEntry[];
  result: ImportResult;
}

/** Tells what the export of an account holds. */
export async function surveyAccount(
  account: Account,
  { id }: ImportRow,
  { database }: Pick<Services, 'database'>,
): Promise<void> {
  const { data: file, reviews, mediaCount, mediaBytes } = account;
  const decks = [
    ...file.lists.map((list) => ({ ...list, noteCount: list.words.length })),
    ...file.tables.map((table) => ({ ...table, noteCount: table.rows.length })),
  ];
  const noteCount = listFileWords(account).length;
  const found = {
    noteTypes: [],
    decks: decks.map((one) => ({ id: one.id, name: one.name, noteCount: one.noteCount })),
    noteCount,
    reviewCount: reviews.count,
    mediaCount,
    mediaBytes,
  };
  await updateImport(database, id, { state: 'ready', found, total: noteCount + mediaCount });
}

/** Brings what an account has exported: all of it in one transaction, and all of it private. */
export async function importAccount(
  account: Account,
  row: ImportRow,
  ports: Pick<Services, 'database' | 'fileStorage' | 'now'>,
): Promise<void> {
  const { id, userId } = row;
  const run = await prepareRun(row, ports);
  if (run === undefined) return;
  const prepared = await prepareFiles(account, row, ports);
  try {
    await ports.database.transaction(async (transaction) => {
      const result = await addEverything(transaction, account, { run, prepared });
      const states = ['importing', 'cancelling'] as const;
      const { state } = await lockImport(transaction, id, { userId, states });
      if (state === 'cancelling') transaction.rollback();
      await updateImport(transaction, id, { done: row.total, result });
      await endImports(transaction, [id], { state: 'done' });
      await publish(transaction, { userId, kind: 'list' });
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
}

async function addEverything(
  transaction: Database,
  account: Account,
  { run, prepared }: { run: ImportRun; prepared: PreparedFiles },
) {
  const { data: file } = account;
  const result = emptyResult();
  const { counts } = result;
  const { idOf, newIds } = await addWords(transaction, account, run);
  const made = newIds.map((id): MadeEntry => ({ kind: 'word', id }));
  const imported: AccountImport = { run, idOf, made, result };
  counts.newWords = newIds.length;
  counts.knownWords = idOf.size - newIds.length;
  await addContributions(transaction, file, { imported, newIds: new Set(newIds) });
  await addTranslations(transaction, file, imported);
  await addFiles(transaction, account, { imported, prepared });
  await addTags(transaction, file, imported);
  await addCollections(transaction, file, imported);
  await addPins(transaction, file, imported);
  await addReactions(transaction, file, imported);
  await addStudy(transaction, file, imported);
  if (run.choices.withReviews) {
    await addQuizzes(transaction, file, imported);
    await addAccountEvents(transaction, account, imported);
  }
  // Nothing is proposed to others by an import.
  for (const { text } of file.suggestions) leaveOut(result, 'suggestionKept', text);
  await recordMade(transaction, { importId: run.id, userId: run.caller.id }, made);
  return result;
}

const wordsAtOnce = 5_000;

async function addWords(transaction: Database, account: Account, { caller, now }: ImportRun) {
  const words = listFileWords(account);
  const idOf = new Map<string, string>();
  const newIds: string[] = [];
  for (let start = 0; start < words.length; start += wordsAtOnce) {
    const part = words.slice(start, start + wordsAtOnce);
    const named = part.map(({ langCode, text, mode, homograph }) => ({
      ...{ langCode, text, mode, homograph },
    }));
    const options = { caller, now, privacy: Privacy.Private };
    const resolved = await findOrCreateWords(transaction, named, options);
    for (const [index, { id, isNew }] of resolved.entries()) {
      idOf.set(part[index]?.id ?? '', id);
      if (isNew) newIds.push(id);
    }
  }
  return { idOf, newIds };
}

async function addContributions(
  transaction: Database,
  { contributions }: AccountFile,
  { imported, newIds }: { imported: AccountImport; newIds: ReadonlySet<string> },
): Promise<void> {
  const { idOf, made, run } = imported;
  // What a learner says about a word keeps its pictures, sounds and tags private too.
  const { images, recordings, tags } = contributions;
  const extended = [images, recordings, tags].flat().flatMap(({ word }) => {
    const wordId = idOf.get(word.id);
    return wordId === undefined ? [] : [{ wordId, facts: noFacts }];
  });
  const told = contributions.words.flatMap(
    ({ word, example, exampleDetails, grammar, speechPartIds }) => {
      const wordId = idOf.get(word.id);
      const saysNothing = example === null && grammar === null && speechPartIds.length === 0;
      if (wordId === undefined || saysNothing) return [];
      return [{ wordId, facts: { example, exampleDetails, grammar, speechPartIds } }];
    },
  );
  const facts = [...extended, ...told];
  const described = await addFacts(transaction, facts, { isProposed: false }, buildContext(run));
  made.push(...described.filter(({ id }) => !newIds.has(id)));
}

async function addTags(
  transaction: Database,
  { contributions }: AccountFile,
  { idOf, made, run, result }: AccountImport,
): Promise<void> {
  const tagged = contributions.tags.flatMap(({ word, code }) => {
    const wordId = idOf.get(word.id);
    return wordId === undefined ? [] : [{ wordId, tags: [code] }];
  });
  const { caller, now } = run;
  const linked = await linkImportedTags(transaction, tagged, { caller, now, isProposed: false });
  made.push(...linked.linkIds.map((id) => ({ kind: 'tag' as const, id })));
  result.counts.tags = linked.linkIds.length;
  for (const name of linked.unknown) leaveOut(result, 'tagUnknown', name);
  for (const name of linked.exposed) leaveOut(result, 'tagExposed', name);
}

async function addTranslations(
  transaction: Database,
  { contributions }: AccountFile,
  { idOf, made, result, run: { caller, now } }: AccountImport,
): Promise<void> {
  const named = contributions.translations.flatMap(({ id: fileId, words, speechPartId }) => {
    const [one, other] = words;
    if (one === undefined || other === undefined || !canBeJoined(one, other)) return [];
    const [wordId, destId] = [idOf.get(one.id), idOf.get(other.id)];
    return wordId && destId ? [{ fileId, wordId, destId, speechPartId }] : [];
  });
  const options = { caller, now, privacy: Privacy.Private };
  const found = await findOrCreateTranslations(transaction, named, options);
  const newIds = new Set(found.flatMap(({ id, isNew }) => (isNew ? [id] : [])));
  made.push(...[...newIds].map((id) => ({ kind: 'translation' as const, id })));
  result.counts.translations = newIds.size;
  for (const { fileId, id } of found) idOf.set(fileId, id);
}
