import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { color, Select, SoundButton, Stack, Switch, size, space } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useContext, useId, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { changeSettingsAtom, settingsAtom } from '../../shared/settings/settings-atom.ts';
import { SoundContext } from '../../shared/sound/sound-context.ts';
import { chooseVoice, useSound } from '../../shared/sound/use-sound.ts';
import { findSpokenLanguage } from '../../shared/sound/voices.ts';

export function SoundSettings() {
  const { formatMessage } = useIntl();
  const { audio } = useAtomValue(settingsAtom);
  const change = useSetAtom(changeSettingsAtom);
  return (
    <>
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
    </>
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
    <Stack $gap="s2">
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
    </Stack>
  );
}

const messages = defineMessages({
  speak: { id: 'settings.speak', defaultMessage: 'Speak the words while practising' },
  volume: { id: 'settings.volume', defaultMessage: 'Volume' },
});

const Label = styled.label`
  font-size: ${size.body};
`;

const Range = styled.input`
  width: 100%;
  max-width: 20rem;
  min-height: 2.75rem;
  accent-color: ${color.accent};
`;

/** Chooses a voice for each language of the learner that has several. */
function VoiceSettings() {
  const { learnLangCode, tranLangCode, voices: chosen } = useAtomValue(settingsAtom);
  const { voices } = useContext(SoundContext);
  const languages = [
    ...new Set([learnLangCode, tranLangCode, ...Object.keys(chosen)].map(findSpokenLanguage)),
  ];
  const counts = useSyncExternalStore(voices.subscribe, () =>
    languages.map((langCode) => voices.of(langCode).length).join(),
  );
  const several = languages.filter((_, index) => Number(counts.split(',')[index]) > 1);
  return several.map((langCode) => <VoiceField key={langCode} langCode={langCode} />);
}

function VoiceField({ langCode }: { langCode: string }) {
  const { formatMessage, locale } = useIntl();
  const { voices: chosen } = useAtomValue(settingsAtom);
  const change = useSetAtom(changeSettingsAtom);
  const { voices } = useContext(SoundContext);
  const name = languageName(langCode, locale);
  const { playing, play } = useSound({
    text: languageName(langCode, langCode),
    langCode,
  });
  return (
    <Row>
      <Select
        label={formatMessage(voiceMessages.voice, { language: name })}
        value={chooseVoice(voices, langCode, chosen)?.voiceURI}
        options={voices.of(langCode).map((voice) => ({ value: voice.voiceURI, label: voice.name }))}
        onChange={({ target }) => change({ voices: { ...chosen, [langCode]: target.value } })}
      />
      <SoundButton word={name} playing={playing} onPlay={play} />
    </Row>
  );
}

const voiceMessages = defineMessages({
  voice: { id: 'settings.voice', defaultMessage: 'Voice: {language}' },
});

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 20rem) auto;
  align-items: end;
  gap: ${space.s2};
`;
