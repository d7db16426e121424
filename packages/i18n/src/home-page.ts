import { defineMessages, type IntlShape } from '@formatjs/intl';
import type { PageText } from './page-text.ts';

export function homePage<Rich>(intl: IntlShape<Rich>): PageText {
  const lead = intl.formatMessage(messages.lead);
  return { title: '', description: lead, heading: intl.formatMessage(messages.title), lead };
}

const messages = defineMessages({
  title: { id: 'home.title', defaultMessage: 'A hoard of words, yours to keep' },
  lead: {
    id: 'home.lead',
    defaultMessage:
      'Learn the words of a language with pictures, translations and sound, then play with them until they are yours. No account needed.',
  },
});
