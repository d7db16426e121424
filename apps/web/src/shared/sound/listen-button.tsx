import { SoundButton } from '@wordhoard/ui';
import { type SpokenWord, useSound } from './use-sound.ts';

interface ListenButtonProps {
  word: SpokenWord;
  /** Whether the name of the button must not reveal the word. */
  isSecret?: boolean;
  className?: string;
}

/** Plays a word, or explains why it cannot be heard. */
export function ListenButton({ word, isSecret = false, className }: ListenButtonProps) {
  const { hasSound, isPlaying, isSlow, play } = useSound(word);
  return (
    <SoundButton
      className={className}
      word={isSecret ? undefined : word.text}
      hasSound={hasSound}
      isPlaying={isPlaying}
      isSlow={isSlow}
      onPlay={play}
    />
  );
}
