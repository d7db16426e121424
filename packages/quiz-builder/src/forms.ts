import type { QuizItemRecord, QuizQuestion } from '@wordhoard/contract';
import { foldText } from '@wordhoard/quiz-engine';

/** A text of one language. */
interface LanguageText {
  langCode: string;
  text: string;
}

/** Another text of a word. */
export interface TextForm extends LanguageText {
  form: string;
  /** Whether it means the same in the same place, as opposed to a plural. */
  isSpelling: boolean;
}

/** Finds the spellings of texts, and which of the texts are forms of others. It may find more. */
export type FindForms = (texts: readonly LanguageText[]) => Promise<readonly TextForm[]>;

/**
 * Accepts the spellings of all right answers when they are typed, and keeps forms of right answers away from the options, as well as
 * words that a right answer is a form of.
 */
export async function applyForms<Question extends QuizQuestion>(
  pairs: readonly Question[],
  pool: readonly QuizItemRecord[],
  findForms: FindForms,
): Promise<Question[]> {
  const answers = pairs.flatMap(({ item }) => (hasForms(item) ? listAnswers(item) : []));
  if (answers.length === 0) return [...pairs];
  const options = [...pairs.map(({ item }) => item), ...pool].flatMap(listAnswers);
  const forms = (await findForms([...answers, ...options])).map(foldForm);
  return pairs.map((pair) =>
    hasForms(pair.item) ? { ...pair, item: withForms(pair.item, forms) } : pair,
  );
}

/** Other items ask for forms. The cells of a table define their answers themselves, and their options are other cells. */
const hasForms = ({ asks, isDefinition }: QuizItemRecord): boolean =>
  asks === undefined && isDefinition === undefined;

const listAnswers = ({ langCode, accepted }: QuizItemRecord): LanguageText[] =>
  langCode === undefined ? [] : accepted.map((text) => ({ langCode, text }));

type FoldedForm = ReturnType<typeof foldForm>;

const foldForm = (found: TextForm) => ({
  ...found,
  foldedText: foldText(found.text, found.langCode),
  foldedForm: foldText(found.form, found.langCode),
});

function withForms(item: QuizItemRecord, forms: readonly FoldedForm[]): QuizItemRecord {
  const { langCode, accepted, rowId } = item;
  const right = new Set(accepted.map((text) => foldText(text, langCode)));
  const ofLanguage = forms.filter((form) => form.langCode === langCode);
  const own = ofLanguage.filter(({ foldedText }) => right.has(foldedText));
  const spellings = own.filter(({ isSpelling }) => isSpelling).map(({ form }) => form);
  const unfit =
    rowId === undefined
      ? [
          ...own
            .filter(({ isSpelling, foldedForm }) => !isSpelling && !right.has(foldedForm))
            .map(({ form }) => form),
          ...ofLanguage
            .filter(({ foldedText, foldedForm }) => right.has(foldedForm) && !right.has(foldedText))
            .map(({ text }) => text),
        ]
      : [];
  return {
    ...item,
    ...join('spellings', item.spellings, spellings),
    ...join('excluded', item.excluded, unfit),
  };
}

function join<Name extends string>(name: Name, known: readonly string[] = [], added: string[]) {
  const all = [...new Set([...known, ...added])];
  return all.length === 0 ? {} : ({ [name]: all } as Record<Name, string[]>);
}
