import type { QuizCode } from '@wordhoard/contract/enumeration';

/** The kinds of question in which a lesson asks its words. */
export const lessonCodes: QuizCode[] = ['multiple-choice', 'match-up', 'letter-match', 'spelling'];
