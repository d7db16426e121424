import { EntryStatus } from '@wordhoard/contract/enumeration';
import { Button, Select, space } from '@wordhoard/ui';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useSpeechPartOptions } from '../word/speech-part-options.ts';

interface SpeechPartChangeProps {
  translation: { speechPartId: number; status: EntryStatus };
  onChange: (speechPartId: number) => void;
}

/** Changes the part of speech of a translation, which then waits for approval again. */
export function SpeechPartChange({ translation, onChange }: SpeechPartChangeProps) {
  const { formatMessage } = useIntl();
  const speechParts = useSpeechPartOptions();
  const [chosen, setChosen] = useState(translation.speechPartId);
  const isRejected = translation.status === EntryStatus.Rejected;
  const isApproved = translation.status === EntryStatus.Approved;
  return (
    <Fields>
      <Select
        label={formatMessage(messages.speechPart)}
        options={speechParts}
        hint={isApproved ? formatMessage(messages.waits) : undefined}
        value={String(chosen)}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <Button
        disabled={isApproved && chosen === translation.speechPartId}
        onClick={() => onChange(chosen)}
      >
        {formatMessage(isRejected ? messages.again : messages.save)}
      </Button>
    </Fields>
  );
}

const messages = defineMessages({
  speechPart: { id: 'translation.speechPart', defaultMessage: 'Part of speech' },
  waits: {
    id: 'translation.waits',
    defaultMessage: 'Once changed, it waits for approval again.',
  },
  save: { id: 'translation.save', defaultMessage: 'Save' },
  again: { id: 'translation.again', defaultMessage: 'Propose it again' },
});

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s3};
`;
