import { listAgreements } from '@wordhoard/quiz-engine/text';
import { toWordText } from '../../word/word-text.ts';
import type { WordItem } from '../session/word-item.ts';

/** The articles of a noun that completes a sentence. They are not asked, but one in an answer is to agree. */
export function findGapAgreement(item: WordItem): Pick<WordItem, 'article' | 'agreements'> {
  const { asks, text, langCode, word, grammar } = item;
  const gender = grammar?.gender;
  const known = toWordText({ text: word.text, langCode, grammar }).article;
  if (asks !== 'gap' || (gender ?? known) === undefined) return {};

  const isWord = text === word.text;
  // Such a plural may be feminine, as _le uova_.
  const isOpen = !isWord && langCode === 'it' && gender === 'masculine' && text.endsWith('a');
  if (isOpen) return {};
  const isSingular = isWord && grammar?.plural !== text && gender !== undefined;
  const genders = [...(gender ? [gender] : []), ...(isSingular ? [] : (['plural'] as const))];
  const article = isWord ? known : undefined;
  return { article, agreements: listAgreements(langCode, genders, article) };
}
