import type { ContributionKind, UserContribution } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import { presentTag } from '../tag/store.ts';
import {
  type ContributionRow,
  findImageDetails,
  findTagDetails,
  findTranslationDetails,
  findWordDetails,
} from './contribution-store.ts';

/** Contributions with what each is about: one query for each kind. */
export async function presentContributions(
  database: Database,
  rows: readonly ContributionRow[],
  locale: LocaleCode,
): Promise<UserContribution[]> {
  const details = await findDetails(database, rows);
  return rows.flatMap((row) => presentContribution(row, details, locale) ?? []);
}

type Details = Awaited<ReturnType<typeof findDetails>>;

async function findDetails(database: Database, rows: readonly ContributionRow[]) {
  const idsOf = (kind: ContributionKind) =>
    rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const [words, translations, images, tags] = await Promise.all([
    findWordDetails(database, idsOf('word')),
    findTranslationDetails(database, idsOf('translation')),
    findImageDetails(database, idsOf('image')),
    findTagDetails(database, idsOf('tag')),
  ]);
  return {
    words: byId(words),
    translations: byId(translations),
    images: byId(images),
    tags: byId(tags),
  };
}

function presentContribution(
  { kind, createdAt, ...row }: ContributionRow,
  { words, translations, images, tags }: Details,
  locale: LocaleCode,
): UserContribution | undefined {
  const contributed = { ...row, createdAt: new Date(createdAt).toISOString() };
  if (kind === 'word') {
    const word = words.get(row.id);
    return word && { kind, ...contributed, ...word };
  }
  if (kind === 'translation') {
    const translation = translations.get(row.id);
    return translation && { kind, ...contributed, ...translation };
  }
  if (kind === 'image') {
    const image = images.get(row.id);
    return image && { kind, ...contributed, ...image };
  }
  const tagOfWord = tags.get(row.id);
  if (tagOfWord === undefined) return undefined;
  return { kind, ...contributed, ...tagOfWord, tag: presentTag(tagOfWord.tag, locale) };
}

const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));
