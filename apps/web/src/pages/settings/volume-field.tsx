import { color, size, space } from '@wordhoard/ui';
import { useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';

interface VolumeFieldProps {
  /** From 0 to 1. */
  volume: number;
  onChange: (volume: number) => void;
}

export function VolumeField({ volume, onChange }: VolumeFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Field>
      <Label htmlFor={id}>{formatMessage(messages.volume)}</Label>
      <Range
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </Field>
  );
}

const messages = defineMessages({
  volume: { id: 'settings.volume', defaultMessage: 'Volume' },
});

const Field = styled.div`
  display: grid;
  gap: ${space.s2};
`;

const Label = styled.label`
  font-size: ${size.body};
`;

const Range = styled.input`
  width: 100%;
  max-width: 20rem;
  min-height: 2.75rem;
  accent-color: ${color.accent};
`;
