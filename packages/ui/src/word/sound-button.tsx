import { defineMessages } from '@wordhoard/i18n/messages';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton, type IconButtonProps } from '../action/icon-button.tsx';
import { popupStyle } from '../action/popup.ts';
import { MutedIcon, SlowIcon, SoundIcon } from '../theme/icon.ts';
import { color, size, space } from '../theme/token.ts';

interface SoundButtonProps extends Omit<IconButtonProps, 'label' | 'icon'> {
  /** The spoken word; absent if the name must not reveal it. */
  word?: string | undefined;
  onPlay: () => void;
  /** Adds a second button, a turtle. */
  onPlaySlowly?: (() => void) | undefined;
  /** False if nothing can play the word; the button then explains this. */
  hasSound?: boolean | undefined;
  /** At which speed the word is playing. */
  playing?: 'normally' | 'slowly' | undefined;
  /** Buttons that follow in the row. */
  children?: ReactNode;
}

/** Plays a word at normal speed and, on request, slowly. */
export function SoundButton({
  word,
  onPlay,
  onPlaySlowly,
  hasSound = true,
  playing,
  children,
  ...native
}: SoundButtonProps) {
  const { formatMessage } = useIntl();
  const noteId = useId();
  const name = (named: NamedMessage, unnamed: UnnamedMessage) =>
    word ? formatMessage(messages[named], { word }) : formatMessage(messages[unnamed]);
  if (hasSound) {
    const atNormalSpeed = (
      <PlayButton
        {...native}
        label={name('play', 'listen')}
        icon={<SoundIcon />}
        data-playing={playing === 'normally' || undefined}
        onClick={onPlay}
      />
    );
    if (onPlaySlowly === undefined && !children) return atNormalSpeed;
    return (
      <Pair data-sounds>
        {atNormalSpeed}
        {onPlaySlowly && (
          <PlayButton
            {...native}
            label={name('playSlowly', 'listenSlowly')}
            icon={<SlowIcon />}
            data-playing={playing === 'slowly' || undefined}
            onClick={onPlaySlowly}
          />
        )}
        {children}
      </Pair>
    );
  }
  const label = name('silent', 'listen');
  return (
    <>
      <IconButton {...native} label={label} icon={<MutedIcon />} popoverTarget={noteId} />
      {children}
      <Note id={noteId} popover="auto">
        {formatMessage(messages.noVoice)}
      </Note>
    </>
  );
}

type NamedMessage = 'play' | 'playSlowly' | 'silent';
type UnnamedMessage = 'listen' | 'listenSlowly';

const messages = defineMessages({
  play: { id: 'ui.soundButton.play', defaultMessage: 'Listen to “{word}”' },
  playSlowly: { id: 'ui.soundButton.playSlowly', defaultMessage: 'Listen to “{word}” slowly' },
  listen: { id: 'ui.soundButton.listen', defaultMessage: 'Listen' },
  listenSlowly: { id: 'ui.soundButton.listenSlowly', defaultMessage: 'Listen slowly' },
  silent: { id: 'ui.soundButton.silent', defaultMessage: 'Why is “{word}” silent?' },
  noVoice: {
    id: 'ui.soundButton.noVoice',
    defaultMessage: 'No audio for this word yet.',
  },
});

const Pair = styled.span`
  display: inline-flex;
  gap: ${space.s2};
`;

const PlayButton = styled(IconButton)`
  &[data-playing] {
    background: ${color.accentSoft};
    color: ${color.accentStrong};
  }
`;

const Note = styled.div`
  ${popupStyle}
  max-width: 18rem;
  padding: ${space.s3} ${space.s4};
  background: ${color.text};
  color: ${color.canvas};
  font-size: ${size.caption};
`;
