import { localeCodes } from '@wordhoard/contract/enumeration';
import { pagePaths } from '@wordhoard/contract/page-address';
import { listPage } from '@wordhoard/i18n';
import { previewOf } from '../image/image-set.ts';
import { findListBeside } from './list-beside.ts';
import type { PageHead } from './page-head.ts';
import type { PageReader } from './page-reader.ts';

export async function listHead(
  parameters: Readonly<Record<string, string>>,
  reader: PageReader,
): Promise<PageHead | undefined> {
  const found = await findListBeside(parameters, reader);
  if (found === undefined) return undefined;
  const { list, tranLangCode } = found;
  const [picture] = list.pictures;
  return {
    ...reader.sentences.page(listPage, { ...list, tranLangCode }),
    path: pagePaths.list(list.slug, tranLangCode),
    picture: picture === undefined ? undefined : previewOf(picture),
    alternates: Object.fromEntries(
      localeCodes
        .filter((code) => code !== list.langCode)
        .map((code) => [code, pagePaths.list(list.slug, code)]),
    ),
    opening: { layout: 'linked' },
  };
}
