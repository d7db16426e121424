import { KnowingMark, SoundButton } from '@wordhoard/ui';
import { styled } from 'styled-components';
import { useKnowing } from '../../features/practice/knowing/use-knowing.ts';
import { useSpeech } from '../../shared/speech/speech.ts';

interface WordActionsProps {
  word: { id: string; text: string; langCode: string };
}

/** Plays a word and marks it. */
export function WordActions({ word }: WordActionsProps) {
  const { knowing, mark, prove } = useKnowing(word);
  const { hasVoice, speak } = useSpeech(word.langCode);
  return (
    <Actions className="word-actions">
      <SoundButton word={word.text} hasVoice={hasVoice} onPlay={() => speak(word.text)} />
      <KnowingMark
        word={word.text}
        knowing={knowing}
        onChange={mark}
        onProve={prove}
        look="label"
      />
    </Actions>
  );
}

const Actions = styled.div`
  > fieldset {
    flex: 1 1 12rem;
  }
`;
