import { QuizMode } from '@wordhoard/contract/enumeration';
import type { QuizChoice, QuizKindChoice } from './quiz-choice.ts';
import { quizLink } from './quiz-link.ts';
import type { QuizSession } from './quiz-session.ts';

type Played = Pick<QuizSession, 'settings' | 'isByEar'>;

/** How a round was played, as it is chosen. */
export function choiceOf(played: Played): QuizChoice {
  const { mode, direction, count } = played.settings;
  const isPictured = (mode & QuizMode.Image) !== 0;
  return {
    kind: kindOf(played),
    mode: isPictured ? QuizMode.Image : QuizMode.Tran,
    direction,
    wordCount: count,
  };
}

function kindOf({ settings: { codes }, isByEar }: Played): QuizKindChoice {
  if (isByEar) return 'by-ear';
  const [code = 'multiple-choice'] = codes;
  return codes.length > 1 ? 'mixed' : code;
}

/** The address where the same words can be played again, by anybody. */
export function settingsLink(played: Played): string {
  const { source, tranLangCode, seed } = played.settings;
  return quizLink({ source, tranLangCode, choice: choiceOf(played), seed });
}
