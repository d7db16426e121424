import { WordRow } from '@wordhoard/ui';
import { memo } from 'react';
import { paths } from '../app/paths.ts';
import { useKnowing } from '../knowing/use-knowing.ts';
import { useSpeech } from '../speech/use-speech.ts';
import type { WordRecord } from './word-queries.ts';

interface ConnectedWordRowProps {
  word: WordRecord;
  isChosen?: boolean | undefined;
  onChoose?: ((ids: readonly string[], isChosen: boolean) => void) | undefined;
}

/** A word's row that knows its address, its sound and what the learner knows of it. */
export const ConnectedWordRow = memo(function Connected({
  word,
  isChosen,
  onChoose,
}: ConnectedWordRowProps) {
  const { knowing, changeKnowing, prove } = useKnowing(word);
  const { hasVoice, speak } = useSpeech(word.langCode);
  return (
    <WordRow
      word={{ text: word.text, lang: word.langCode }}
      href={paths.word(word)}
      translations={word.trans.map(({ dest }) => ({ text: dest.text, lang: dest.langCode }))}
      picture={word.image?.url}
      knowing={knowing}
      onKnowingChange={changeKnowing}
      onProve={prove}
      onPlay={hasVoice ? () => speak(word.text) : undefined}
      isChosen={isChosen}
      onChoose={onChoose && ((isNowChosen) => onChoose([word.id], isNowChosen))}
    />
  );
});
