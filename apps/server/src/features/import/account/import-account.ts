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
import { listFileWords } from './account-file.ts';
import type { AccountFile } from './account-worker.ts';
import { addPins, addReactions, addStudy } from './add-choices.ts';
import { addCollections } from './add-collections.ts';

/** What the parts of an import share. */
export interface AccountImport {
  run: ImportRun;
  /** The words and translations that the ids of the file mean. */
  idOf: ReadonlyMap<string, string>;
  made: MadeEntry[];
}

/** Tells what the export of an account holds. */
export async function surveyAccount(
  file: AccountFile,
  { id }: ImportRow,
  database: Database,
): Promise<void> {
  const decks = [
    ...file.lists.map((list) => ({ ...list, noteCount: list.words.length })),
    ...file.tables.map((table) => ({ ...table, noteCount: table.rows.length })),
  ];
  const noteCount = listFileWords(file).length;
  const found = {
    noteTypes: [],
    decks: decks.map((one) => ({ id: one.id, name: one.name, noteCount: one.noteCount })),
    noteCount,
    reviewCount: file.reviews.length,
    mediaCount: 0,
    mediaBytes: 0,
  };
  await updateImport(database, id, { state: 'ready', found, total: noteCount });
}

/** Brings what an account has exported: all of it in one transaction, and all of it private. */
export async function importAccount(
  file: AccountFile,
  row: ImportRow,
  ports: Pick<Services, 'database'>,
): Promise<void> {
  const { id, userId } = row;
  const run = await prepareRun(row, ports);
  if (run === undefined) return;
  try {
    await ports.database.transaction(async (transaction) => {
      const result = await addEverything(transaction, file, run);
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

async function addEverything(transaction: Database, file: AccountFile, run: ImportRun) {
  const result = emptyResult();
  const { counts } = result;
  const made: MadeEntry[] = [];
  const { idOf, newIds } = await addWords(transaction, file, run);
  const imported: AccountImport = { run, idOf, made };
  made.push(...newIds.map((id) => ({ kind: 'word' as const, id })));
  counts.newWords = newIds.length;
  counts.knownWords = idOf.size - newIds.length;
  await addContributions(transaction, file, { imported, newIds: new Set(newIds) });
  const translationOf = await addTranslations(transaction, file, imported);
  counts.translations = made.filter(({ kind }) => kind === 'translation').length;
  result.lists = await addCollections(transaction, file, imported);
  await addTags(transaction, file, { imported, result });
  const withTranslations = { run, made, idOf: new Map([...idOf, ...translationOf]) };
  await addPins(transaction, file, withTranslations);
  await addReactions(transaction, file, withTranslations);
  await addStudy(transaction, file, run);
  if (run.choices.withReviews) counts.reviews = await addAccountEvents(transaction, file, imported);
  await recordMade(transaction, { importId: run.id, userId: run.caller.id }, made);
  return result;
}

const wordsAtOnce = 5_000;

async function addWords(transaction: Database, file: AccountFile, { caller, now }: ImportRun) {
  const words = listFileWords(file);
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
  // What a learner says about a word keeps its tags private too.
  const tagged = contributions.tags.flatMap(({ word }) => {
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
  const facts = [...tagged, ...told];
  const describedIds = await addFacts(transaction, facts, { isProposed: false }, buildContext(run));
  const others = describedIds.filter((id) => !newIds.has(id));
  made.push(...others.map((id) => ({ kind: 'word' as const, id })));
}

async function addTags(
  transaction: Database,
  { contributions }: AccountFile,
  {
    imported: { idOf, made, run },
    result,
  }: { imported: AccountImport; result: ReturnType<typeof emptyResult> },
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

/** @returns the translations that the ids of the file mean */
async function addTranslations(
  transaction: Database,
  { contributions }: AccountFile,
  { idOf, made, run: { caller, now } }: AccountImport,
): Promise<Map<string, string>> {
  const named = contributions.translations.flatMap(({ id: fileId, words, speechPartId }) => {
    const [one, other] = words;
    if (one === undefined || other === undefined || !canBeJoined(one, other)) return [];
    const [wordId, destId] = [idOf.get(one.id), idOf.get(other.id)];
    return wordId && destId ? [{ fileId, wordId, destId, speechPartId }] : [];
  });
  const options = { caller, now, privacy: Privacy.Private };
  const found = await findOrCreateTranslations(transaction, named, options);
  const newIds = found.flatMap(({ id, isNew }) => (isNew ? [id] : []));
  made.push(...[...new Set(newIds)].map((id) => ({ kind: 'translation' as const, id })));
  return new Map(found.map(({ fileId, id }) => [fileId, id]));
}
