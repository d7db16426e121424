import { defineMessages } from 'react-intl';

/** What the page of a quiz is called, and the link to it when it is handed on. */
export const quizTitleMessages = defineMessages<{ challenge: { name: string } }>({
  challenge: { id: 'quiz.challenge', defaultMessage: 'Vocabulary challenge: {name}' },
});
