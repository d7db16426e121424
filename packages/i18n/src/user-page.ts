import { defineMessages, type IntlShape } from '@formatjs/intl';
import type { PageText } from './page-text.ts';

export function userPage<Rich>(
  intl: IntlShape<Rich>,
  { username }: { username: string },
): PageText {
  return {
    title: username,
    description: intl.formatMessage(messages.description, { username }),
    heading: username,
  };
}

const messages = defineMessages<{ description: { username: string } }>({
  description: {
    id: 'user.description',
    defaultMessage: 'The words, lists and tables of {username}',
  },
});
