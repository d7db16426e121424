import { useId } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { IconButton, type IconButtonProps } from '../action/icon-button.tsx';
import { MutedIcon, SoundIcon } from '../theme/icon.ts';
import { color, radius, shadow, size, space } from '../theme/token.ts';

export interface SoundButtonProps extends Omit<IconButtonProps, 'label' | 'icon'> {
  /** The spoken word; absent if the name must not reveal it. */
  word?: string | undefined;
  onPlay: () => void;
  /** False if the browser has no voice for the language; the button then explains this. */
  hasVoice?: boolean;
}

export function SoundButton({ word, onPlay, hasVoice = true, ...native }: SoundButtonProps) {
  const { formatMessage } = useIntl();
  const noteId = useId();
  const label = word
    ? formatMessage(hasVoice ? messages.play : messages.silent, { word })
    : formatMessage(messages.listen);
  if (hasVoice) {
    return <IconButton {...native} label={label} icon={<SoundIcon />} onClick={onPlay} />;
  }
  return (
    <>
      <IconButton {...native} label={label} icon={<MutedIcon />} popoverTarget={noteId} />
      <Note id={noteId} popover="auto">
        {formatMessage(messages.noVoice)}
      </Note>
    </>
  );
}

const messages = defineMessages<{
  play: { word: string };
  listen: NoMessageValues;
  silent: { word: string };
  noVoice: NoMessageValues;
}>({
  play: { id: 'ui.soundButton.play', defaultMessage: 'Listen to “{word}”' },
  listen: { id: 'ui.soundButton.listen', defaultMessage: 'Listen' },
  silent: { id: 'ui.soundButton.silent', defaultMessage: 'Why is “{word}” silent?' },
  noVoice: {
    id: 'ui.soundButton.noVoice',
    defaultMessage: 'Your browser has no voice for this language.',
  },
});

const Note = styled.div`
  max-width: 18rem;
  padding: ${space.s3} ${space.s4};
  border: 0;
  border-radius: ${radius.medium};
  background: ${color.text};
  color: ${color.canvas};
  font-size: ${size.caption};
  box-shadow: ${shadow.floating};

  @supports (position-area: block-end) {
    margin: ${space.s1};
    inset: auto;
    position-area: block-end;
    position-try-fallbacks: flip-block, flip-inline;
  }
`;
