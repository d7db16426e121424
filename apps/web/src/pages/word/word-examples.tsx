import type { components } from '@wordhoard/api-client';
import { WordExample } from '@wordhoard/ui';
import { ExampleStatus } from './word-status.tsx';

interface WordExamplesProps {
  word: components['schemas']['WordEntity'];
}

/** The example of a word, with the status of the learner's own. */
export function WordExamples({ word }: WordExamplesProps) {
  const status = <ExampleStatus word={word} />;
  if (word.example === null) return status;
  return (
    <div>
      <WordExample text={word.example} lang={word.langCode} />
      {status}
    </div>
  );
}
