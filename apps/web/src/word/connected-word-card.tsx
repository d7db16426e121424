import { WordCard } from '@wordhoard/ui';
import { paths } from '../app/paths.ts';
import { useKnowing } from '../knowing/use-knowing.ts';
import type { WordRecord } from './word-queries.ts';

/** A word's card that knows its address and what the learner knows of it. */
export function ConnectedWordCard({ word }: { word: WordRecord }) {
  const { knowing, changeKnowing } = useKnowing(word);
  return (
    <WordCard
      word={{ text: word.text, lang: word.langCode }}
      href={paths.word(word)}
      translations={word.trans.map(({ dest }) => ({ text: dest.text, lang: dest.langCode }))}
      picture={word.image?.url}
      knowing={knowing}
      onKnowingChange={changeKnowing}
      headingAs="h2"
    />
  );
}
