import { EntryStatus } from '@wordhoard/contract/enumeration';
import { Button, Select, space } from '@wordhoard/ui';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useSpeechPartOptions } from './use-speech-part-options.ts';

interface SpeechPartChangeProps {
  translation: { speechPartId: number; status: EntryStatus };
  onChange: (speechPartId: number) => void;
}

/** Changes the part of speech of a translation; one that was rejected waits again by that. */
export function SpeechPartChange({ translation, onChange }: SpeechPartChangeProps) {
  const { formatMessage } = useIntl();
  const speechParts = useSpeechPartOptions();
  const [chosen, setChosen] = useState(translation.speechPartId);
  const isRejected = translation.status === EntryStatus.Rejected;
  return (
    <Fields>
      <Select
        label={formatMessage(messages.speechPart)}
        options={speechParts}
        value={String(chosen)}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <Button onClick={() => onChange(chosen)}>
        {formatMessage(isRejected ? messages.again : messages.save)}
      </Button>
    </Fields>
  );
}

const messages = defineMessages({
  speechPart: { id: 'translation.speechPart', defaultMessage: 'Part of speech' },
  save: { id: 'translation.save', defaultMessage: 'Save' },
  again: { id: 'translation.again', defaultMessage: 'Propose it again' },
});

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s3};
`;
