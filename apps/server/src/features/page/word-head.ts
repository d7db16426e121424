import { WordMode } from '@wordhoard/contract/enumeration';
import { isLangCode } from '@wordhoard/contract/language-catalogue';
import { limits } from '@wordhoard/contract/limits';
import { pagePaths } from '@wordhoard/contract/page-address';
import { wordPage } from '@wordhoard/i18n';
import { presentCards } from '../card/cards.ts';
import { previewOf } from '../image/image-set.ts';
import { findWord } from '../word/store.ts';
import type { PageHead } from './page-head.ts';
import { explainedIn, type PageReader } from './page-reader.ts';

export async function wordHead(
  { langCode = '', text = '' }: Readonly<Record<string, string>>,
  { database, locale, sentences, viewer }: PageReader,
): Promise<PageHead | undefined> {
  if (!isLangCode(langCode) || text.length > limits.wordMaxLength) return undefined;
  const name = { langCode, text, mode: WordMode.Word };
  const word = await findWord(database, name, viewer?.id);
  if (word === undefined) return undefined;
  const options = { callerId: viewer?.id, tranLangCode: explainedIn(word.langCode, locale) };
  const [card] = await presentCards(database, [word], options);
  const translations = card?.trans.map(({ dest }) => dest.text) ?? [];
  return {
    ...sentences.page(wordPage, { ...word, translations }),
    path: pagePaths.word(word),
    picture: card?.image ? previewOf(card.image.url) : undefined,
    opening: { layout: 'word', langCode: word.langCode, image: card?.image?.url },
  };
}
