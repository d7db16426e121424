import { defineMessages } from '@wordhoard/i18n/messages';
import { useId } from 'react';
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
  /** False if nothing can play the word; the button then explains this. */
  hasSound?: boolean | undefined;
  isPlaying?: boolean | undefined;
  /** Whether the next press plays the word slowly. */
  isSlow?: boolean | undefined;
}

export function SoundButton({
  word,
  onPlay,
  hasSound = true,
  isPlaying = false,
  isSlow = false,
  ...native
}: SoundButtonProps) {
  const { formatMessage } = useIntl();
  const noteId = useId();
  if (hasSound) {
    const [named, unnamed] = isSlow
      ? [messages.playSlowly, messages.listenSlowly]
      : [messages.play, messages.listen];
    return (
      <PlayButton
        {...native}
        label={word ? formatMessage(named, { word }) : formatMessage(unnamed)}
        icon={isSlow ? <SlowIcon /> : <SoundIcon />}
        data-playing={isPlaying || undefined}
        onClick={onPlay}
      />
    );
  }
  const label = word ? formatMessage(messages.silent, { word }) : formatMessage(messages.listen);
  return (
    <>
      <IconButton {...native} label={label} icon={<MutedIcon />} popoverTarget={noteId} />
      <Note id={noteId} popover="auto">
        {formatMessage(messages.noVoice)}
      </Note>
    </>
  );
}

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
