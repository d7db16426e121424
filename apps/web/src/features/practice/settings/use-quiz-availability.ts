import { useQuery } from '@tanstack/react-query';
import { QuizMode } from '@wordhoard/contract/enumeration';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import {
  codesOf,
  type QuizChoice,
  type QuizSettings,
  type QuizSource,
} from '../../../shared/settings/quiz-choice.ts';
import { quizMaterialQuery } from '../queries.ts';
import { type Availability, availableChoice } from './available-choice.ts';

interface QuizRequest {
  source: QuizSource;
  tranLangCode: string;
  choice: QuizChoice;
  seed: number;
  /** Whether the browser can speak the learned language. */
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
  const isOfCells = asksCells(subject.source);
  const availability: Availability = {
    playable: {
      [QuizMode.Tran]: translations?.playable,
      [QuizMode.Image]: (isOfCells ? translations : pictures)?.playable,
    },
    hasVoice,
  };
  const choice = availableChoice({ ...requested, asks }, availability);
  const settings = settingsOf(subject, choice);
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
    },
  };
}

/**
 * What can be asked in a mode, with one word as an example. Only the meanings of words have pictures, not the cells of
 * a table.
 */
function useFirstWord(subject: QuizSubject, { asks, mode }: Pick<QuizChoice, 'asks' | 'mode'>) {
  const first: QuizChoice = { kind: 'cards', asks, mode, direction: 'backward', wordCount: 1 };
  const { data, isPlaceholderData } = useQuery({
    ...quizMaterialQuery(useApiQueries(), settingsOf(subject, first)),
    enabled: mode === QuizMode.Tran || (asks === 'meaning' && !asksCells(subject.source)),
  });
  return isPlaceholderData ? undefined : data;
}

const settingsOf = (
  { source, tranLangCode, seed }: QuizSubject,
  { kind, asks, mode, direction, wordCount }: QuizChoice,
): QuizSettings => ({
  source,
  tranLangCode,
  asks,
  mode: asksCells(source) ? QuizMode.Tran : mode,
  direction: asksCells(source) ? 'backward' : direction,
  count: wordCount,
  codes: codesOf(kind),
  seed,
});
