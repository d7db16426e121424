import { speechPartOptions } from '@wordhoard/contract/enumeration';
import { speechPartMessages } from '@wordhoard/i18n';
import { useIntl } from 'react-intl';

/** Names a part of speech in the interface language. */
export function useSpeechPartName(): (id: number) => string {
  const { formatMessage } = useIntl();
  return (id) => {
    const part = speechPartOptions.find((option) => option.id === id);
    return formatMessage(speechPartMessages[part?.code ?? 'other']);
  };
}
