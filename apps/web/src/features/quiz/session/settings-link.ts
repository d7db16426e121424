import type { QuizSource } from '@wordhoard/contract';
import { QuizMode } from '@wordhoard/contract/enumeration';
import { flattenRounds } from '@wordhoard/quiz-engine';
import type { QuizChoice, QuizKindChoice } from '../../../shared/settings/quiz-choice.ts';
import { buildQuizLink, type QuizLinkOptions } from '../quiz-link.ts';
import { useNamedSource } from '../quiz-source.ts';
import type { QuizSession } from './quiz-session.ts';

type PlayedSettings = Pick<QuizSession, 'settings' | 'isByEar'>;
type SelectedWords = Pick<QuizLinkOptions, 'source' | 'seed'>;

/** The settings of a session as a choice of quiz. */
export function toQuizChoice(played: PlayedSettings): QuizChoice {
  const { asks, mode, direction, count } = played.settings;
  const usesImages = (mode & QuizMode.Image) !== 0;
  return {
    kind: toKind(played),
    asks,
    mode: usesImages ? QuizMode.Image : QuizMode.Tran,
    direction,
    wordCount: count,
  };
}

function toKind({ settings: { codes }, isByEar }: PlayedSettings): QuizKindChoice {
  if (isByEar) return 'by-ear';
  const [code = 'multiple-choice'] = codes;
  return codes.length > 1 ? 'mixed' : code;
}

/** The address of a quiz with the same settings, for everybody. */
export function buildSettingsLink(played: PlayedSettings): string {
  const { source, tranLangCode, seed } = played.settings;
  return buildQuizLink({ source, tranLangCode, choice: toQuizChoice(played), seed });
}

/**
 * Selects the words of a session again. A retry has only some words of its settings, so its ids are
 * listed. The rows of a table have no ids, so all of them are selected.
 */
export function sameWords(session: QuizSession): SelectedWords {
  const { source, seed } = session.settings;
  if (session.isRetry !== true || source.kind === 'table') return { source, seed };
  return { source: toWordsSource(session) };
}

/** The address of a quiz with the same words, for everybody. */
export function sameQuizLink(session: QuizSession): string {
  const { tranLangCode } = session.settings;
  return buildQuizLink({ ...sameWords(session), tranLangCode, choice: toQuizChoice(session) });
}

/** The words of a session by id. */
function toWordsSource(session: QuizSession): Extract<QuizSource, { kind: 'words' }> {
  const { pairs } = flattenRounds(session);
  const langCode = pairs[0]?.question.item.word.langCode ?? '';
  return {
    kind: 'words',
    ids: [...new Set(pairs.map(({ question }) => question.item.word.id))],
    langCode,
  };
}

/** The session with a source that exists: if its list or table is gone, its words are the source. */
export function useReachableSession(session: QuizSession): QuizSession {
  const { isGone } = useNamedSource(session.settings.source);
  if (!isGone) return session;
  return { ...session, settings: { ...session.settings, source: toWordsSource(session) } };
}
