import { WordMode } from '@wordhoard/contract/enumeration';
import { defineMessages, useIntl } from 'react-intl';

/** Returns a function that names a mode in the interface language. */
export function useWordModeName(): (mode: WordMode) => string {
  const { formatMessage } = useIntl();
  return (mode) => formatMessage(messages[mode]);
}

/** The modes as options of a form. */
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
