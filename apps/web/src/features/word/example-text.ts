import type { WordRecord } from '@wordhoard/contract';
import type { ExampleText } from '@wordhoard/ui';

/** The example of a word with its translation into one language. */
export function toExampleText(
  {
    langCode,
    example,
    exampleDetails,
  }: Pick<WordRecord, 'langCode' | 'example' | 'exampleDetails'>,
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
