import { QuizMode } from '@wordhoard/contract/enumeration';
import { flattenRounds } from '@wordhoard/quiz-engine';
import type {
  QuizChoice,
  QuizKindChoice,
  QuizSource,
} from '../../../shared/settings/quiz-choice.ts';
import { type QuizLinkOptions, quizLink } from '../quiz/quiz-link.ts';
import { useNamedSource } from '../quiz/quiz-source.ts';
import type { QuizSession } from './quiz-session.ts';

type Played = Pick<QuizSession, 'settings' | 'isByEar'>;
type SelectedWords = Pick<QuizLinkOptions, 'source' | 'seed'>;

/** How a round was played, as it is chosen. */
export function choiceOf(played: Played): QuizChoice {
  const { mode, direction, count } = played.settings;
  const usesImages = (mode & QuizMode.Image) !== 0;
  return {
    kind: kindOf(played),
    mode: usesImages ? QuizMode.Image : QuizMode.Tran,
    direction,
    wordCount: count,
  };
}

function kindOf({ settings: { codes }, isByEar }: Played): QuizKindChoice {
  if (isByEar) return 'by-ear';
  const [code = 'multiple-choice'] = codes;
  return codes.length > 1 ? 'mixed' : code;
}

/** The address where a round with the same settings can be played, by anybody. */
export function settingsLink(played: Played): string {
  const { source, tranLangCode, seed } = played.settings;
  return quizLink({ source, tranLangCode, choice: choiceOf(played), seed });
}

/**
 * What chooses the very words of a round once more. A retry asks only some of those that its settings
 * choose, so they are named; the rows of a table cannot be, so there it is all of them.
 */
export function sameWords(session: QuizSession): SelectedWords {
  const { source, seed } = session.settings;
  if (session.isRetry !== true || source.kind === 'table') return { source, seed };
  return { source: wordsOfSession(session) };
}

/** The address where the same words can be played alike, by anybody. */
export function sameQuizLink(session: QuizSession): string {
  const { tranLangCode } = session.settings;
  return quizLink({ ...sameWords(session), tranLangCode, choice: choiceOf(session) });
}

/** The words of a round, by name. */
function wordsOfSession(session: QuizSession): Extract<QuizSource, { kind: 'words' }> {
  const { pairs } = flattenRounds(session);
  const langCode = pairs[0]?.question.item.word.langCode ?? '';
  return { kind: 'words', ids: [...new Set(pairs.map(({ word }) => word.id))], langCode };
}

/**
 * The round, all of whose ways lead somewhere: where its list or table is gone, its words are what is
 * played.
 */
export function useReachableSession(session: QuizSession): QuizSession {
  const { isGone } = useNamedSource(session.settings.source);
  if (!isGone) return session;
  return { ...session, settings: { ...session.settings, source: wordsOfSession(session) } };
}
