import { languageName } from '@wordhoard/i18n';
import { Select, SoundButton, space } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useContext, useSyncExternalStore } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { changeSettingsAtom, settingsAtom } from '../../shared/settings/settings-atom.ts';
import { SoundContext } from '../../shared/sound/sound-context.ts';
import { chooseVoice, useSound } from '../../shared/sound/use-sound.ts';
import { languageOf } from '../../shared/sound/voices.ts';

/** Chooses a voice for each language of the learner that has several. */
export function VoiceSettings() {
  const { learnLangCode, tranLangCode, voices: chosen } = useAtomValue(settingsAtom);
  const { voices } = useContext(SoundContext);
  const languages = [
    ...new Set([learnLangCode, tranLangCode, ...Object.keys(chosen)].map(languageOf)),
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
  const { isPlaying, isSlow, play } = useSound({
    text: languageName(langCode, langCode),
    langCode,
  });
  return (
    <Row>
      <Select
        label={formatMessage(messages.voice, { language: name })}
        value={chooseVoice(voices, langCode, chosen)?.voiceURI}
        options={voices.of(langCode).map((voice) => ({ value: voice.voiceURI, label: voice.name }))}
        onChange={({ target }) => change({ voices: { ...chosen, [langCode]: target.value } })}
      />
      <SoundButton word={name} isPlaying={isPlaying} isSlow={isSlow} onPlay={play} />
    </Row>
  );
}

const messages = defineMessages<{ voice: { language: string } }>({
  voice: { id: 'settings.voice', defaultMessage: 'Voice: {language}' },
});

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 20rem) auto;
  align-items: end;
  gap: ${space.s2};
`;
