import { defineMessages } from 'react-intl';

/** The names of the kinds of quiz. */
export const quizKindMessages = defineMessages({
  cards: { id: 'quizKind.cards', defaultMessage: 'Cards' },
  'multiple-choice': { id: 'quizKind.multipleChoice', defaultMessage: 'Multiple choice' },
  'match-up': { id: 'quizKind.matchUp', defaultMessage: 'Match up' },
  'letter-match': { id: 'quizKind.letterMatch', defaultMessage: 'Build the word' },
  spelling: { id: 'quizKind.spelling', defaultMessage: 'Spelling' },
  'by-ear': { id: 'quizKind.byEar', defaultMessage: 'By ear' },
  mixed: { id: 'quizKind.mixed', defaultMessage: 'Mixed' },
});

/** The titles of quiz pages and of shared links. */
export const quizTitleMessages = defineMessages<{ practise: { name: string } }>({
  practise: { id: 'quiz.practise', defaultMessage: 'Practise: {name}' },
});
