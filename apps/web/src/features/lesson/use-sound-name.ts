import { defineMessages } from '@wordhoard/i18n/messages';
import type { WordText } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import type { ScriptLetter } from '../script/script-letters.ts';

/** Words the sound of a letter. */
export function useSoundName() {
  const { formatMessage, locale } = useIntl();
  return ({ sound }: ScriptLetter, langCode: string): WordText =>
    sound === ''
      ? { text: formatMessage(messages.noSound), lang: locale }
      : { text: sound, lang: `${langCode}-Latn` };
}

const messages = defineMessages({
  noSound: { id: 'scriptCourse.noSound', defaultMessage: 'no sound of its own' },
});
