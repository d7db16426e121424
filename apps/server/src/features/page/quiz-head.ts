import { pagePaths } from '@wordhoard/contract/page-address';
import { quizPage } from '@wordhoard/i18n';
import { previewOf } from '../image/image-set.ts';
import { findListBeside } from './list-beside.ts';
import type { PageHead } from './page-head.ts';
import type { PageReader } from './page-reader.ts';

/** The page of a list's quiz. */
export async function quizHead(
  parameters: Readonly<Record<string, string>>,
  reader: PageReader,
): Promise<PageHead | undefined> {
  const found = await findListBeside(parameters, reader);
  if (found === undefined) return undefined;
  const { list, tranLangCode } = found;
  const [picture] = list.pictures;
  return {
    ...reader.sentences.page(quizPage, list),
    path: pagePaths.quizSettings(list.slug, tranLangCode),
    picture: picture === undefined ? undefined : previewOf(picture),
    opening: { layout: 'linked' },
  };
}
