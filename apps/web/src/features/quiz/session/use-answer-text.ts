import { genderCodes } from '@wordhoard/contract/enumeration';
import type { WordText } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { genderMessages } from '../../word/gender-messages.ts';
import { toSideText, type WordItem } from './word-item.ts';

/** Words an answer: the name of a gender in the interface language, the word as a dictionary shows it, any other as it is. */
export function useAnswerText() {
  const { formatMessage, locale } = useIntl();
  return (item: WordItem, text: string): WordText => {
    const gender = item.asks === 'gender' ? genderCodes.find((code) => code === text) : undefined;
    if (gender === undefined) return toSideText(item, { text, langCode: item.langCode });
    return { text: formatMessage(genderMessages[gender]), lang: locale };
  };
}
