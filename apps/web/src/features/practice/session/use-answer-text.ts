import { genderCodes } from '@wordhoard/contract/enumeration';
import type { WordText } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { genderMessages } from '../../word/gender-messages.ts';
import type { WordItem } from './word-item.ts';

/** Words an answer: the name of a gender in the interface language, any other as it is. */
export function useAnswerText() {
  const { formatMessage, locale } = useIntl();
  return ({ asks, langCode }: Pick<WordItem, 'asks' | 'langCode'>, text: string): WordText => {
    const gender = asks === 'gender' ? genderCodes.find((code) => code === text) : undefined;
    if (gender === undefined) return { text, lang: langCode };
    return { text: formatMessage(genderMessages[gender]), lang: locale };
  };
}
