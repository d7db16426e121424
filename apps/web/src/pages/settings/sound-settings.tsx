import { color, Switch, size, space } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { changeSettingsAtom, settingsAtom } from '../../shared/settings/settings-atom.ts';
import { VoiceSettings } from './voice-settings.tsx';

/** Whether and how loudly words are spoken. */
export function SoundSettings() {
  const { formatMessage } = useIntl();
  const { audio } = useAtomValue(settingsAtom);
  const change = useSetAtom(changeSettingsAtom);
  return (
    <Fields>
      <Switch
        label={formatMessage(messages.speak)}
        checked={!audio.muted}
        onChange={({ target }) => change({ audio: { ...audio, muted: !target.checked } })}
      />
      <VolumeField
        volume={audio.volume}
        onChange={(volume) => change({ audio: { ...audio, volume } })}
      />
      <VoiceSettings />
    </Fields>
  );
}

interface VolumeFieldProps {
  /** From 0 to 1. */
  volume: number;
  onChange: (volume: number) => void;
}

function VolumeField({ volume, onChange }: VolumeFieldProps) {
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
  speak: { id: 'settings.speak', defaultMessage: 'Speak the words while practising' },
  volume: { id: 'settings.volume', defaultMessage: 'Volume' },
});

const Fields = styled.div`
  display: grid;
  gap: ${space.s6};
`;

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
