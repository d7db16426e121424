import type { ListRecord } from '@wordhoard/contract';
import { isLangCode } from '@wordhoard/contract/language-catalogue';
import { presentList } from '../list/present.ts';
import { findList } from '../list/store.ts';
import { explainedIn, type PageReader } from './page-reader.ts';

interface ListBeside {
  list: ListRecord;
  tranLangCode: string;
}

/** A list beside the language of the address or, without a good one, beside the reader's. */
export async function findListBeside(
  { slug = '', tranLangCode = '' }: Readonly<Record<string, string>>,
  { database, locale, viewer }: PageReader,
): Promise<ListBeside | undefined> {
  const row = await findList(database, { slug }, viewer);
  if (row === undefined) return undefined;
  const list = await presentList(database, row, locale);
  const isSense = isLangCode(tranLangCode) && tranLangCode !== list.langCode;
  return { list, tranLangCode: isSense ? tranLangCode : explainedIn(list.langCode, locale) };
}
