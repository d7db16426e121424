import type { SmmCampaignSource } from '@wordhoard/contract';
import type { SmmWordOrder } from '@wordhoard/contract/enumeration';
import { seededRandom } from '@wordhoard/quiz-builder';
import { shuffle } from '@wordhoard/quiz-engine';
import type { Database } from '../../../platform/database/database.ts';
import { isAmong } from '../../../platform/database/sql.ts';
import { ApplicationError, requireFound } from '../../../platform/errors/application-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { word } from '../../../schema/word.ts';
import { toViewer } from '../../collection/view.ts';
import { findSourceWords } from '../../quiz/source-words.ts';
import { findCells } from '../../table/cells.ts';
import { findRowIds } from '../../table/part-store.ts';
import { findTable } from '../../table/store.ts';
import type { WordRow } from '../../word/select-words.ts';

/** Campaigns read as an anonymous visitor does, because everybody sees their posts. */
export const buildVisitorContext = (now: Date): RequestContext => ({
  caller: undefined,
  locale: 'en',
  now,
});

interface WordSelection {
  source: SmmCampaignSource;
  order: SmmWordOrder;
  seed: number;
}

/** The public words of a source in one language, each once, in the order of the campaign. */
export async function findCampaignWords(
  database: Database,
  { source, order, seed }: WordSelection,
  { langCode, tranLangCode }: { langCode: string; tranLangCode: string },
  now: Date,
): Promise<WordRow[]> {
  const context = buildVisitorContext(now);
  const findOthers = async (from: Exclude<SmmCampaignSource, { kind: 'table' }>) => {
    const inLanguage = from.kind === 'list' ? from : { ...from, langCode };
    const { words, authorId } = await findSourceWords(database, inLanguage, tranLangCode, context);
    expectListed(authorId);
    return words;
  };
  const found =
    source.kind === 'table'
      ? await findTableWords(database, source.slug, context)
      : await findOthers(source);
  const inLanguage = found.filter((one) => one.langCode === langCode);
  const words = [...new Map(inLanguage.map((one) => [one.id, one])).values()];
  switch (order) {
    case 'listed':
      return words;
    case 'shuffled':
      return shuffle(words, seededRandom(seed));
    case 'level':
      return sortByLevel(database, words);
  }
}

/** The easiest words first, those of unknown level last. */
async function sortByLevel(database: Database, words: readonly WordRow[]): Promise<WordRow[]> {
  const ids = words.map(({ id }) => id);
  const rows = await database
    .select({ id: word.id, level: word.level })
    .from(word)
    .where(isAmong(word.id, ids));
  const levelOf = new Map(rows.map(({ id, level }) => [id, level ?? Number.POSITIVE_INFINITY]));
  const level = ({ id }: WordRow) => levelOf.get(id) ?? Number.POSITIVE_INFINITY;
  return words.toSorted((one, other) => Math.sign(level(one) - level(other)) || 0);
}

/** What an author shows to those who have a link is not for everybody. */
function expectListed(authorId: string | undefined): void {
  if (authorId !== undefined) throw new ApplicationError('NotFound');
}

/** The words of a table, row by row. */
async function findTableWords(database: Database, slug: string, { caller }: RequestContext) {
  const table = requireFound(await findTable(database, { slug }, caller));
  expectListed(toViewer(table, caller?.id).authorId);
  const rowIds = await findRowIds(database, table.id);
  const cells = await findCells(database, rowIds, { callerId: caller?.id });
  const cellsOf = Map.groupBy(cells, ({ rowId }) => rowId);
  return rowIds.flatMap((id) => (cellsOf.get(id) ?? []).flatMap(({ words }) => words));
}
