import type { QuizAspect } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { gendersOf } from '@wordhoard/quiz-engine/text';

export const quizKindMessages = defineMessages({
  cards: { id: 'quizKind.cards', defaultMessage: 'Cards' },
  'multiple-choice': { id: 'quizKind.multipleChoice', defaultMessage: 'Multiple choice' },
  'match-up': { id: 'quizKind.matchUp', defaultMessage: 'Match up' },
  'letter-match': { id: 'quizKind.letterMatch', defaultMessage: 'Build the word' },
  spelling: { id: 'quizKind.spelling', defaultMessage: 'Spelling' },
  'by-ear': { id: 'quizKind.byEar', defaultMessage: 'By ear' },
  mixed: { id: 'quizKind.mixed', defaultMessage: 'Mixed' },
});

export const quizAspectMessages = defineMessages({
  meaning: { id: 'quizAspect.meaning', defaultMessage: 'Meaning' },
  article: { id: 'quizAspect.article', defaultMessage: 'Article' },
  gender: { id: 'quizAspect.gender', defaultMessage: 'Gender' },
  plural: { id: 'quizAspect.plural', defaultMessage: 'Plural' },
  reading: { id: 'quizAspect.reading', defaultMessage: 'Reading' },
  gap: { id: 'quizAspect.gap', defaultMessage: 'Missing word' },
});

/** In languages without articles, the gender of a noun is asked instead. */
export const nameAspect = <Aspect extends QuizAspect>(
  aspect: Aspect,
  langCode: string,
): Aspect | 'gender' =>
  aspect === 'article' && gendersOf(langCode).length > 0 ? 'gender' : aspect;

/** The titles of quiz pages and of shared links. */
export const quizTitleMessages = defineMessages({
  practise: { id: 'quiz.practise', defaultMessage: 'Practise: {name}' },
});
