import { defineMessages, type IntlShape } from '@formatjs/intl';
import type { PageText } from './page-text.ts';

export function homePage<Rich>(intl: IntlShape<Rich>): PageText {
  return { title: '', description: intl.formatMessage(messages.lead) };
}

const messages = defineMessages({
  lead: {
    id: 'home.lead',
    defaultMessage:
      'Learn the words of a language with pictures, translations and sound, then play with them until they are yours. No account needed.',
  },
});
