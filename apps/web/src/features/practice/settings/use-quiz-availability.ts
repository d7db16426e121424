import { useQuery } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { QuizMode } from '@wordhoard/contract/enumeration';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import {
  codesOf,
  type QuizChoice,
  type QuizKindChoice,
  type QuizSettings,
  type QuizSource,
} from '../../../shared/settings/quiz-choice.ts';
import { quizMaterialQuery } from '../queries.ts';

export type Playable = components['schemas']['QuizEntity']['playable'];

interface QuizRequest {
  source: QuizSource;
  tranLangCode: string;
  choice: QuizChoice;
  seed: number;
  /** Whether the browser can speak the learned language. */
  hasVoice: boolean;
}

type QuizSubject = Omit<QuizRequest, 'choice' | 'hasVoice'>;

/** The quiz as it was chosen, or the nearest one that the words support. */
export function useQuizAvailability({ choice: requested, hasVoice, ...subject }: QuizRequest) {
  const api = useApiQueries();
  const isUnheard = requested.kind === 'by-ear' && !hasVoice;
  const choice: QuizChoice = isUnheard ? { ...requested, kind: 'spelling' } : requested;
  const hasImages = useHasImages(subject);
  const possible = hasImages === false ? { ...choice, mode: QuizMode.Tran } : choice;
  const requestedQuery = useQuery(quizMaterialQuery(api, settingsOf(subject, possible)));
  const kind = requestedQuery.isPlaceholderData
    ? choice.kind
    : nearestKind(choice.kind, requestedQuery.data?.playable);
  const availableChoice = askable({ ...possible, kind });
  const settings = settingsOf(subject, availableChoice);
  const query = useQuery(quizMaterialQuery(api, settings));
  return { query, settings, availableChoice, hasImages };
}

/** Whether any word has an image; `undefined` until that is known. */
function useHasImages(subject: QuizSubject): boolean | undefined {
  const withImages: QuizChoice = {
    kind: 'cards',
    mode: QuizMode.Image,
    direction: 'backward',
    wordCount: 1,
  };
  const { data, isPlaceholderData } = useQuery(
    quizMaterialQuery(useApiQueries(), settingsOf(subject, withImages)),
  );
  return isPlaceholderData ? undefined : data?.playable.cards.playable;
}

function settingsOf({ source, tranLangCode, seed }: QuizSubject, choice: QuizChoice): QuizSettings {
  const { kind, mode, direction, wordCount } = askable(choice);
  return { source, tranLangCode, mode, direction, count: wordCount, codes: codesOf(kind), seed };
}

/** Images can be shown and named, but not typed. A quiz by ear asks for the heard word. */
function askable(choice: QuizChoice): QuizChoice {
  if (choice.kind === 'by-ear') return { ...choice, mode: QuizMode.Tran, direction: 'backward' };
  const isTyped = choice.kind === 'spelling' || choice.kind === 'letter-match';
  const isImage = choice.mode === QuizMode.Image;
  return isTyped && isImage ? { ...choice, direction: 'backward' } : choice;
}

/** The chosen kind, or the first available one. */
function nearestKind(kind: QuizKindChoice, playable: Playable | undefined): QuizKindChoice {
  if (playable === undefined || kind === 'mixed') return kind;
  const code = kind === 'by-ear' ? 'spelling' : kind;
  if (playable[code].playable) return kind;
  const order = ['multiple-choice', 'match-up', 'spelling', 'cards'] as const;
  return order.find((other) => playable[other].playable) ?? kind;
}
