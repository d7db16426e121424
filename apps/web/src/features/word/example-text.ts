import type { WordRecord } from '@wordhoard/contract';
import type { ExampleText } from '@wordhoard/ui';

type Word = Pick<WordRecord, 'langCode' | 'example' | 'exampleDetails'>;

/** The example of a word with its translation into one language. */
export function toExampleText(
  { langCode, example, exampleDetails }: Word,
  tranLangCode: string,
): ExampleText | undefined {
  if (example === null) return undefined;
  const translation = exampleDetails?.trans.find((tran) => tran.langCode === tranLangCode);
  return {
    text: example,
    lang: langCode,
    word: exampleDetails?.form,
    translation: translation && { text: translation.text, lang: tranLangCode },
  };
}
