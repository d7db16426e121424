import { defineMessages } from 'react-intl';

/** What the kinds of quiz are called. */
export const quizKindMessages = defineMessages({
  cards: { id: 'quizKind.cards', defaultMessage: 'Cards' },
  'multiple-choice': { id: 'quizKind.multipleChoice', defaultMessage: 'Multiple choice' },
  'match-up': { id: 'quizKind.matchUp', defaultMessage: 'Match up' },
  'letter-match': { id: 'quizKind.letterMatch', defaultMessage: 'Build the word' },
  spelling: { id: 'quizKind.spelling', defaultMessage: 'Spelling' },
  'by-ear': { id: 'quizKind.byEar', defaultMessage: 'By ear' },
  mixed: { id: 'quizKind.mixed', defaultMessage: 'Mixed' },
});

/** What the page of a quiz is called, and the link to it when it is handed on. */
export const quizTitleMessages = defineMessages<{ challenge: { name: string } }>({
  challenge: { id: 'quiz.challenge', defaultMessage: 'Vocabulary challenge: {name}' },
});
