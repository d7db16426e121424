import type { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { color } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { EntryStatusNote } from '../contribution/entry-status-note.tsx';
import { isSecretWord } from './is-secret-word.ts';

interface WordStatusProps {
  word: { status: EntryStatus; reason: string | null; privacy: Privacy | null };
}

/** That a word waits, was not accepted, or is for nobody else to see. */
export function WordStatus({ word }: WordStatusProps) {
  const { formatMessage } = useIntl();
  if (!isSecretWord(word)) return <EntryStatusNote entry={word} />;
  return <Secret>{formatMessage(messages.secret)}</Secret>;
}

const messages = defineMessages({
  secret: { id: 'word.secret', defaultMessage: 'Only you see this word' },
});

const Secret = styled.p`
  color: ${color.textMuted};
`;
