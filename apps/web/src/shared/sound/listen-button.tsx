import { SoundButton } from '@wordhoard/ui';
import { atom, useAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { type SpokenWord, useSound } from './use-sound.ts';

interface ListenButtonProps {
  word: SpokenWord;
  /** Whether the name of the button must not reveal the word. */
  isSecret?: boolean;
  /** Whether a second button plays the word slowly. */
  hasSlow?: boolean;
  /** Whether nothing is shown for a silent word, because the page of the word explains that. */
  isOnlyForSound?: boolean;
  className?: string;
  /** Buttons that follow in the row. */
  children?: ReactNode;
}

/** The first word of the visit that cannot be heard. Its button explains that for all of them. */
const silentWordAtom = atom<string | undefined>(undefined);

/** Plays a word, or explains once why it cannot be heard. */
export function ListenButton(props: ListenButtonProps) {
  const { word, isSecret = false, hasSlow = false, isOnlyForSound = false } = props;
  const { className, children } = props;
  const { hasSound, playing, play, playSlowly } = useSound(word);
  const isExplained = useIsExplained(`${word.langCode} ${word.text}`, !hasSound && !isOnlyForSound);
  if (isExplained || (isOnlyForSound && !hasSound)) return children;
  return (
    <SoundButton
      className={className}
      word={isSecret ? undefined : word.text}
      hasSound={hasSound}
      playing={playing}
      onPlay={play}
      onPlaySlowly={hasSlow ? playSlowly : undefined}
    >
      {children}
    </SoundButton>
  );
}

/** Whether another word has explained already why words are silent. */
function useIsExplained(key: string, isSilent: boolean): boolean {
  const [silentWord, setSilentWord] = useAtom(silentWordAtom);
  const isFirst = isSilent && silentWord === undefined;
  useEffect(() => {
    if (isFirst) setSilentWord((known) => known ?? key);
  }, [isFirst, key, setSilentWord]);
  return isSilent && silentWord !== undefined && silentWord !== key;
}
