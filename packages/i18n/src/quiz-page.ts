import { defineMessages, type IntlShape } from '@formatjs/intl';
import type { PageText } from './page-text.ts';

interface QuizPage {
  /** The name of the list. */
  name: string;
  note: string;
}

/** The quiz of a list, as it is shared. */
export function quizPage<Rich>(intl: IntlShape<Rich>, { name, note }: QuizPage): PageText {
  const title = intl.formatMessage(messages.title, { name });
  return {
    title,
    description: note || intl.formatMessage(messages.description, { name }),
    heading: title,
  };
}

const messages = defineMessages<{ title: { name: string }; description: { name: string } }>({
  title: { id: 'quizSettings.title', defaultMessage: 'Practise: {name}' },
  description: {
    id: 'quizSettings.description',
    defaultMessage: 'How many words of “{name}” do you know? Practise, no account needed.',
  },
});
