import { localeCodes } from '@wordhoard/contract/enumeration';
import { pagePaths } from '@wordhoard/contract/page-address';
import { listPage } from '@wordhoard/i18n';
import { previewOf } from '../image/preview.ts';
import { presentList } from '../list/present.ts';
import { findList } from '../list/store.ts';
import type { PageHead } from './page-head.ts';
import { explainedIn, type PageReader } from './page-reader.ts';

/** Beside the language of the address or, without a good one, beside the reader's. */
export async function listHead(
  { slug = '', tranLangCode = '' }: Readonly<Record<string, string>>,
  { database, locale, sentences }: PageReader,
): Promise<PageHead | undefined> {
  const row = await findList(database, { slug }, undefined);
  if (row === undefined) return undefined;
  const list = await presentList(database, row, locale);
  const isSense = isLangCode.test(tranLangCode) && tranLangCode !== list.langCode;
  const beside = isSense ? tranLangCode : explainedIn(list.langCode, locale);
  const [picture] = list.pictures;
  return {
    ...sentences.page(listPage, { ...list, tranLangCode: beside }),
    path: pagePaths.list(list.slug, beside),
    picture: picture === undefined ? undefined : previewOf(picture),
    alternates: Object.fromEntries(
      localeCodes
        .filter((code) => code !== list.langCode)
        .map((code) => [code, pagePaths.list(list.slug, code)]),
    ),
  };
}

const isLangCode = /^[a-z]{2,3}(-[A-Za-z\d]{2,8}){0,2}$/;
