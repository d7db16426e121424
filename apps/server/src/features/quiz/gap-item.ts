import type { WordRecord } from '@wordhoard/contract';
import type { QuizCode } from '@wordhoard/contract/enumeration';
import { splitAtForm } from '@wordhoard/quiz-engine/text';
import type { GrammarItem } from './grammar-items.ts';

const kinds: QuizCode[] = ['multiple-choice', 'spelling', 'letter-match', 'cards'];

/** Asks for the word that is left out of its example. */
export function gapItem(word: WordRecord): GrammarItem | undefined {
  const { text, langCode, example, exampleDetails, trans } = word;
  const form = exampleDetails?.form ?? text;
  const split = example === null ? undefined : splitAtForm(example, form, langCode);
  const meaning = trans[0]?.dest;
  if (split === undefined || meaning === undefined) return undefined;
  const translation = exampleDetails?.trans.find((tran) => tran.langCode === meaning.langCode);
  const hint = { text: translation?.text ?? meaning.text, langCode: meaning.langCode };
  const { before, after } = split;
  const answer = beginsSentence(before) ? withInitialOf(text, split.form, langCode) : split.form;
  return {
    asks: 'gap',
    prompt: { text: `${before}____${after}`, langCode, gap: { before, after, hint } },
    text: answer,
    langCode,
    accepted: [answer],
    kinds,
    spoken: answer,
  };
}

const beginsSentence = (before: string): boolean => !/\p{L}/u.test(before);

/** A capital at the start of the sentence would tell the answer from other options. */
function withInitialOf(text: string, form: string, langCode: string): string {
  const [initial = ''] = text;
  if (initial !== initial.toLocaleLowerCase(langCode)) return form;
  return form.charAt(0).toLocaleLowerCase(langCode) + form.slice(1);
}
