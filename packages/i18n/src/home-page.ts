import { defineMessages, type IntlShape } from '@formatjs/intl';
import type { PageText } from './page-text.ts';

export function homePage<Rich>(intl: IntlShape<Rich>): PageText & { entry: string } {
  const lead = intl.formatMessage(messages.lead);
  return {
    title: '',
    description: lead,
    heading: intl.formatMessage(messages.title),
    entry: intl.formatMessage(messages.entry),
    lead,
  };
}

const messages = defineMessages({
  entry: {
    id: 'home.entry',
    defaultMessage: '· noun, Old English: the store of words that a person has',
  },
  title: { id: 'home.title', defaultMessage: 'A hoard of words, yours to keep' },
  lead: {
    id: 'home.lead',
    defaultMessage:
      'Learn the words of a language with pictures, translations and sound, then play with them until they are yours. No account needed.',
  },
});
