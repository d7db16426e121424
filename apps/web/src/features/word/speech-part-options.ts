import { speechPartOptions } from '@wordhoard/contract/enumeration';
import { speechPartMessages } from '@wordhoard/i18n';
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
