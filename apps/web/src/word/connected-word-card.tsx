import { WordCard } from '@wordhoard/ui';
import { memo } from 'react';
import { paths } from '../app/paths.ts';
import { useKnowing } from '../knowing/use-knowing.ts';
import type { WordRecord } from './word-queries.ts';

interface ConnectedWordCardProps {
  word: WordRecord;
  headingAs?: 'h2' | 'h3';
}

/** A word's card that knows its address and what the learner knows of it. */
export const ConnectedWordCard = memo(function Connected({
  word,
  headingAs = 'h2',
}: ConnectedWordCardProps) {
  const { knowing, changeKnowing, prove } = useKnowing(word);
  return (
    <WordCard
      word={{ text: word.text, lang: word.langCode }}
      href={paths.word(word)}
      translations={word.trans.map(({ dest }) => ({ text: dest.text, lang: dest.langCode }))}
      picture={word.image?.url}
      knowing={knowing}
      onKnowingChange={changeKnowing}
      onProve={prove}
      headingAs={headingAs}
    />
  );
});
