import { defineMessages, type IntlShape } from '@formatjs/intl';
import type { PageText } from './page-text.ts';

interface QuizPage {
  /** Of the list that is played. */
  name: string;
  note: string;
}

/** A list to be played: the page that a quiz is shared by. */
export function quizPage<Rich>(intl: IntlShape<Rich>, { name, note }: QuizPage): PageText {
  const title = intl.formatMessage(messages.title, { name });
  return {
    title,
    description: note || intl.formatMessage(messages.description, { name }),
    heading: title,
  };
}

const messages = defineMessages<{ title: { name: string }; description: { name: string } }>({
  title: { id: 'quizSettings.title', defaultMessage: 'Vocabulary challenge: {name}' },
  description: {
    id: 'quizSettings.description',
    defaultMessage: 'How many words of “{name}” do you know? Play, no account needed.',
  },
});
