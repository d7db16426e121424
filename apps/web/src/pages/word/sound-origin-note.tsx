import { defineMessages } from '@wordhoard/i18n/messages';
import { color, size } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { type SpokenWord, useSound } from '../../shared/sound/use-sound.ts';

/** Says who speaks a word, so that learners know how far to trust what they hear. */
export function SoundOriginNote({ word }: { word: SpokenWord }) {
  const { formatMessage } = useIntl();
  const { origin } = useSound(word);
  return origin && <Note>{formatMessage(messages[origin])}</Note>;
}

const messages = defineMessages({
  person: { id: 'word.sound.person', defaultMessage: 'Recorded by a person' },
  device: { id: 'word.sound.device', defaultMessage: 'Voice of your device' },
  server: { id: 'word.sound.server', defaultMessage: 'Synthetic voice of the server' },
});

const Note = styled.span`
  align-self: center;
  color: ${color.textMuted};
  font-size: ${size.caption};
`;
