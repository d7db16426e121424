import { QuizMode } from '@wordhoard/contract/enumeration';
import type { QuizChoice, QuizSettings } from './quiz-choice.ts';
import { quizLink } from './quiz-link.ts';

/** How a round was played, as it is chosen. */
export function choiceOf({ codes, mode, direction, count }: QuizSettings): QuizChoice {
  const [code = 'multiple-choice'] = codes;
  const isPictured = (mode & QuizMode.Image) !== 0;
  return {
    kind: codes.length > 1 ? 'mixed' : code,
    mode: isPictured ? QuizMode.Image : QuizMode.Tran,
    direction,
    wordCount: count,
  };
}

/** The address where the same words can be played again, by anybody. */
export const settingsLink = (settings: QuizSettings): string =>
  quizLink({
    source: settings.source,
    tranLangCode: settings.tranLangCode,
    choice: choiceOf(settings),
    seed: settings.seed,
  });
