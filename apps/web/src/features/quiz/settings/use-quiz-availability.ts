import { useQuery } from '@tanstack/react-query';
import type { QuizSource, ResolvedQuizSettings } from '@wordhoard/contract';
import { QuizMode, WordMode } from '@wordhoard/contract/enumeration';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import {
  type AnswerMode,
  definitionMode,
  listQuizCodes,
  type QuizChoice,
} from '../../../shared/settings/quiz-choice.ts';
import { quizMaterialQuery } from '../queries.ts';
import { type Availability, availableChoice } from './available-choice.ts';

interface QuizRequest {
  source: QuizSource;
  /** The learned language, in which words are defined. */
  langCode: string;
  tranLangCode: string;
  choice: QuizChoice;
  seed: number;
  /** Whether the browser or the server can speak the learned language. */
  hasVoice: boolean;
}

type QuizSubject = Omit<QuizRequest, 'choice' | 'hasVoice'>;

/** Whether each cell of a table is asked by its row and its column. */
export const asksCells = (source: QuizSource): boolean =>
  source.kind === 'table' && source.learnColumnId === undefined;

/** The quiz as it was chosen, or the nearest one that the words support. */
export function useQuizAvailability({ choice: requested, hasVoice, ...subject }: QuizRequest) {
  const api = useApiQueries();
  const requestedFirst = useFirstWord(subject, { asks: requested.asks, mode: QuizMode.Tran });
  const aspects = requestedFirst?.aspects ?? [requested.asks];
  const asks = aspects.includes(requested.asks) ? requested.asks : 'meaning';
  const translations = useFirstWord(subject, { asks, mode: QuizMode.Tran });
  const pictures = useFirstWord(subject, { asks, mode: QuizMode.Image });
  const definitions = useFirstWord(subject, { asks, mode: definitionMode });
  const isRecorded = useIsRecorded(subject, requested, { isNeeded: !hasVoice });
  const availability: Availability = {
    playable: {
      [QuizMode.Tran]: translations?.playable,
      [QuizMode.Image]: pictures?.playable,
      [definitionMode]: definitions?.playable,
    },
    modes: listModes(subject.source),
    isOfDefinitions: isOfDefinitions(subject.source),
    hasSound: hasVoice || isRecorded,
  };
  const choice = availableChoice({ ...requested, asks }, availability);
  const settings = toSettings(subject, choice);
  const query = useQuery(quizMaterialQuery(api, settings));
  return {
    query,
    settings,
    choice,
    /** What can be asked about the words. */
    aspects,
    availability,
    examples: {
      [QuizMode.Tran]: translations?.pairs[0]?.item,
      [QuizMode.Image]: pictures?.pairs[0]?.item,
      [definitionMode]: definitions?.pairs[0]?.item,
    },
  };
}

/** Whether the words are definitions, which are asked for the words that they explain. */
export const isOfDefinitions = (source: QuizSource): boolean =>
  source.kind === 'search' && source.mode === WordMode.Definition;

/** A table asks its columns, so it offers neither definitions nor pictures. */
function listModes(source: QuizSource): readonly AnswerMode[] {
  if (asksCells(source) || isOfDefinitions(source)) return [QuizMode.Tran];
  if (source.kind === 'table') return [QuizMode.Tran, QuizMode.Image];
  return [QuizMode.Tran, QuizMode.Image, definitionMode];
}

/** Other questions than those of the meaning have one mode. */
const canAsk = (source: QuizSource, { asks, mode }: Pick<QuizChoice, 'asks' | 'mode'>): boolean =>
  mode === QuizMode.Tran || (asks === 'meaning' && listModes(source).includes(mode));

/** What can be asked in a mode, with one word as an example. */
function useFirstWord(subject: QuizSubject, { asks, mode }: Pick<QuizChoice, 'asks' | 'mode'>) {
  const first: QuizChoice = { kind: 'cards', asks, mode, direction: 'backward', wordCount: 1 };
  const { data, isPlaceholderData } = useQuery({
    ...quizMaterialQuery(useApiQueries(), toSettings(subject, first)),
    enabled: canAsk(subject.source, { asks, mode }),
  });
  return isPlaceholderData ? undefined : data;
}

/** Whether every word of a quiz by ear has a recording. */
function useIsRecorded(
  subject: QuizSubject,
  { wordCount }: QuizChoice,
  { isNeeded }: { isNeeded: boolean },
): boolean {
  const byEar: QuizChoice = {
    kind: 'by-ear',
    asks: 'meaning',
    mode: QuizMode.Tran,
    direction: 'backward',
    wordCount,
  };
  const { data, isPlaceholderData } = useQuery({
    ...quizMaterialQuery(useApiQueries(), toSettings(subject, byEar)),
    enabled: isNeeded,
  });
  const isKnown = data !== undefined && !isPlaceholderData && data.pairs.length > 0;
  return isKnown && data.pairs.every(({ word }) => word.recording !== null);
}

const toSettings = (
  { source, langCode, tranLangCode, seed }: QuizSubject,
  { kind, asks, mode, direction, wordCount }: QuizChoice,
): ResolvedQuizSettings => ({
  source,
  tranLangCode: mode === definitionMode ? langCode : tranLangCode,
  asks,
  mode: asksCells(source) || mode === definitionMode ? QuizMode.Tran : mode,
  direction: asksCells(source) ? 'backward' : direction,
  count: wordCount,
  codes: listQuizCodes(kind),
  seed,
});
