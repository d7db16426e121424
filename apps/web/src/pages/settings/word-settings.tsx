import { useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  color,
  hasRuby,
  hasStressMarks,
  hasVowelMarks,
  needsRomanisation,
  radius,
  Stack,
  Switch,
  space,
  TranslationLine,
  type WordDisplay,
  WordLine,
} from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { sampleWordQuery } from '../../features/word/queries.ts';
import { toTranslationTexts, toWordText } from '../../features/word/word-text.ts';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { changeSettingsAtom, settingsAtom } from '../../shared/settings/settings-atom.ts';

/** The parts that can be shown with words of the learned language. Most European languages have none. */
export function useWordDisplayParts(): (keyof WordDisplay)[] {
  const { locale } = useIntl();
  const { learnLangCode } = useAtomValue(settingsAtom);
  const isPart: Record<keyof WordDisplay, boolean> = {
    readings: hasRuby(learnLangCode),
    vowelMarks: hasVowelMarks(learnLangCode),
    stressMarks: hasStressMarks(learnLangCode),
    romanisation: needsRomanisation(learnLangCode, locale),
  };
  return (Object.keys(isPart) as (keyof WordDisplay)[]).filter((part) => isPart[part]);
}

/** A switch for each part that can be shown with words, and a sample word. */
export function WordSettings({ parts }: { parts: readonly (keyof WordDisplay)[] }) {
  const { formatMessage } = useIntl();
  const { learnLangCode, wordDisplay } = useAtomValue(settingsAtom);
  const change = useSetAtom(changeSettingsAtom);
  const language = learnLangCode.split('-', 1)[0] ?? '';
  return (
    <Stack>
      <Sample />
      <div>
        {parts.map((part) => (
          <Switch
            key={part}
            label={
              part === 'readings'
                ? formatMessage(messages.readings, { language })
                : formatMessage(messages[part])
            }
            checked={wordDisplay[part]}
            onChange={({ target }) =>
              change({ wordDisplay: { ...wordDisplay, [part]: target.checked } })
            }
          />
        ))}
      </div>
    </Stack>
  );
}

/** A common word of the learned language, as it is shown everywhere. */
function Sample() {
  const { learnLangCode: langCode, tranLangCode } = useAtomValue(settingsAtom);
  const { data: word } = useQuery(sampleWordQuery(useApiQueries(), { langCode, tranLangCode }));
  if (word === null) return null;
  return (
    <Paper>
      {word && (
        <>
          <WordLine size="medium" word={toWordText(word)} />
          <TranslationLine translations={toTranslationTexts(word.trans)} />
        </>
      )}
    </Paper>
  );
}

const messages = defineMessages({
  readings: {
    id: 'wordSettings.readings',
    defaultMessage:
      '{language, select, ja {Furigana above kanji} zh {Pinyin above characters} other {Readings above characters}}',
  },
  vowelMarks: { id: 'wordSettings.vowelMarks', defaultMessage: 'Vowel marks' },
  stressMarks: { id: 'wordSettings.stressMarks', defaultMessage: 'Stress marks' },
  romanisation: {
    id: 'wordSettings.romanisation',
    defaultMessage: 'Transcription in Latin letters',
  },
});

/* Keeps its place, so that nothing moves when the word arrives or changes. */
const Paper = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space.s1};
  min-height: 7rem;
  padding: ${space.s4} ${space.s5};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`;
