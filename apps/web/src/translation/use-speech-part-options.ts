import { speechPartOptions } from '@wordhoard/contract/enumeration';
import { useIntl } from 'react-intl';
import { useSpeechPartName } from './use-speech-part-name.ts';

/** The parts of speech by their names in the interface language. */
export function useSpeechPartOptions() {
  const { locale } = useIntl();
  const nameOf = useSpeechPartName();
  return speechPartOptions
    .map(({ id }) => ({ value: String(id), label: nameOf(id) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
