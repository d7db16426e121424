import type { Word } from '@wordhoard/contract';
import { WordExample } from '@wordhoard/ui';
import { toExampleText } from '../../features/word/example-text.ts';
import { ExampleStatus } from './word-status.tsx';

interface WordExamplesProps {
  word: Word;
  tranLangCode: string;
}

/** The example of a word, with the status of the learner's own. */
export function WordExamples({ word, tranLangCode }: WordExamplesProps) {
  const status = <ExampleStatus word={word} />;
  const example = toExampleText(word, tranLangCode);
  if (example === undefined) return status;
  return (
    <div>
      <WordExample {...example} />
      {status}
    </div>
  );
}
