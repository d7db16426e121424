import { limits } from '@wordhoard/contract/limits';
import { Disclosure, NumberField, Switch } from '@wordhoard/ui';
import { useAtom } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { settingsAtom } from '../../../shared/settings/settings-atom.ts';

interface QuizOptionsProps {
  wordCount: number;
  /** The number of words or cells that can be asked. */
  available: number;
  isOfCells: boolean;
  onWordCountChange: (wordCount: number) => void;
}

/** What most learners leave unchanged. */
export function QuizOptions({
  wordCount,
  available,
  isOfCells,
  onWordCountChange,
}: QuizOptionsProps) {
  const { formatMessage } = useIntl();
  const [settings, setSettings] = useAtom(settingsAtom);
  const { audio } = settings;
  const unit = isOfCells ? 'cells' : 'words';
  return (
    <Disclosure summary={formatMessage(messages.options)}>
      <NumberField
        label={formatMessage(messages.count, { unit })}
        hint={formatMessage(messages.available, { unit, count: available })}
        value={Math.min(wordCount, available)}
        min={1}
        max={Math.min(available, limits.quizMaxWords)}
        step={5}
        onChange={onWordCountChange}
      />
      <Switch
        label={formatMessage(messages.sound)}
        checked={!audio.muted}
        onChange={({ target }) =>
          setSettings({ ...settings, audio: { ...audio, muted: !target.checked } })
        }
      />
    </Disclosure>
  );
}

const messages = defineMessages<{
  options: NoMessageValues;
  sound: NoMessageValues;
  count: { unit: 'cells' | 'words' };
  available: { unit: 'cells' | 'words'; count: number };
}>({
  options: { id: 'quizSettings.options', defaultMessage: 'Options' },
  sound: { id: 'quizSettings.sound', defaultMessage: 'Sound' },
  count: {
    id: 'quizSettings.count',
    defaultMessage: '{unit, select, cells {Number of cells} other {Number of words}}',
  },
  available: {
    id: 'quizSettings.available',
    defaultMessage:
      '{unit, select, cells {{count, plural, one {# cell available} other {# cells available}}} other {{count, plural, one {# word available} other {# words available}}}}',
  },
});
