import { speechPartOptions, WordMode } from '@wordhoard/contract/enumeration';
import { speechPartMessages } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';

/** Returns the name of a part of speech in the interface language. */
export function useSpeechPartName(): (id: number) => string {
  const { formatMessage } = useIntl();
  return (id) => {
    const part = speechPartOptions.find((option) => option.id === id);
    return formatMessage(speechPartMessages[part?.code ?? 'other']);
  };
}

/** The parts of speech by their names in the interface language. */
export function useSpeechPartOptions() {
  const { locale } = useIntl();
  const nameOf = useSpeechPartName();
  return speechPartOptions
    .map(({ id }) => ({ value: String(id), label: nameOf(id) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}

/** Returns a function that names a mode in the interface language. */
export function useWordModeName(): (mode: WordMode) => string {
  const { formatMessage } = useIntl();
  return (mode) => formatMessage(messages[mode]);
}

export function useWordModeOptions() {
  const nameOf = useWordModeName();
  return [WordMode.Word, WordMode.Idiom, WordMode.Definition].map((mode) => ({
    value: String(mode),
    label: nameOf(mode),
  }));
}

const messages = defineMessages({
  [WordMode.Word]: { id: 'wordMode.word', defaultMessage: 'Word' },
  [WordMode.Definition]: { id: 'wordMode.definition', defaultMessage: 'Definition' },
  [WordMode.Idiom]: { id: 'wordMode.idiom', defaultMessage: 'Idiom' },
});
