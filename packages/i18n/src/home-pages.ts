import type { IntlShape } from '@formatjs/intl';
import { defineMessages } from './define-messages.ts';
import type { PageText } from './page-text.ts';

/** The home page of a newcomer. */
export function homePage<Rich>(intl: IntlShape<Rich>): PageText & { entry: string } {
  const lead = intl.formatMessage(homeMessages.lead);
  return {
    title: '',
    description: lead,
    heading: intl.formatMessage(homeMessages.title),
    entry: intl.formatMessage(homeMessages.entry),
    lead,
  };
}

/** The home page of a learner. */
export function todayPage<Rich>(intl: IntlShape<Rich>): PageText {
  return {
    title: '',
    description: intl.formatMessage(homeMessages.lead),
    heading: intl.formatMessage(homeMessages.today),
  };
}

const homeMessages = defineMessages({
  today: { id: 'today.title', defaultMessage: 'Today' },
  entry: {
    id: 'home.entry',
    defaultMessage: '· noun, Old English: a person’s stock of words',
  },
  title: { id: 'home.title', defaultMessage: 'A hoard of words, yours to keep' },
  lead: {
    id: 'home.lead',
    defaultMessage:
      'Learn five new words in two minutes, and review each one just before you’d forget it. No account needed.',
  },
});
