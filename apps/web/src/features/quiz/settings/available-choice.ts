import type { Quiz } from '@wordhoard/contract';
import { QuizMode } from '@wordhoard/contract/enumeration';
import {
  type AnswerMode,
  definitionMode,
  isTypedKind,
  type QuizChoice,
  type QuizKindChoice,
} from '../../../shared/settings/quiz-choice.ts';

type Playable = Quiz['playable'];

/** What the words can be asked in. A mode is undefined while it is loading. */
export interface Availability {
  /** The answer modes that the source has. */
  modes: readonly AnswerMode[];
  /** Whether the words are definitions. They are not typed, and not heard. */
  isOfDefinitions: boolean;
  playable: Readonly<Record<AnswerMode, Playable | undefined>>;
  /** Whether the words can be heard. */
  hasSound: boolean;
}

export type UnavailableReason =
  | NonNullable<Playable['cards']['reason']>
  | 'NoDefinitions'
  | 'NoVoice'
  | 'NothingToMix';

/** Why a kind is unavailable in a mode. A mixed quiz needs two available kinds. */
export function unavailableReason(
  { kind, asks, mode }: Pick<QuizChoice, 'kind' | 'asks' | 'mode'>,
  { playable, isOfDefinitions, hasSound }: Availability,
): UnavailableReason | undefined {
  if (kind === 'by-ear' && (asks !== 'meaning' || isOfDefinitions)) return 'UnsuitableKind';
  if (kind === 'by-ear' && !hasSound) return 'NoVoice';
  const inMode = playable[kind === 'by-ear' ? QuizMode.Tran : mode];
  if (inMode === undefined) return undefined;
  const reason = reasonIn(inMode, kind);
  const asksDefinitions = mode === definitionMode && kind !== 'by-ear';
  return asksDefinitions && reason === 'NoTranslations' ? 'NoDefinitions' : reason;
}

function reasonIn(playable: Playable, kind: QuizKindChoice): UnavailableReason | undefined {
  if (kind !== 'mixed') return playable[kind === 'by-ear' ? 'spelling' : kind].reason;
  const kinds = Object.values(playable).filter((candidate) => candidate.playable);
  return kinds.length > 1 ? undefined : (playable.cards.reason ?? 'NothingToMix');
}

/** Why a kind is unavailable in all modes. */
export function reasonAgainst(
  choice: QuizChoice,
  availability: Availability,
): UnavailableReason | undefined {
  const reasons = modesFor(choice, availability).map((mode) =>
    unavailableReason({ ...choice, mode }, availability),
  );
  return reasons.includes(undefined) ? undefined : reasons[0];
}

/**
 * The requested quiz, or the nearest one that the words support: in another answer mode, or in
 * another kind.
 */
export function availableChoice(requested: QuizChoice, availability: Availability): QuizChoice {
  const kinds = [requested.kind, ...nextKinds(requested.kind)];
  const modes = modesFor(requested, availability);
  const possible = kinds
    .flatMap((kind) => modes.map((mode) => ({ ...requested, kind, mode })))
    .find((choice) => unavailableReason(choice, availability) === undefined);
  return askable(possible ?? { ...requested, mode: modes[0] ?? QuizMode.Tran }, availability);
}

/** The chosen mode first. Only the meaning can be a picture or a definition. */
function modesFor(
  { asks, mode }: Pick<QuizChoice, 'asks' | 'mode'>,
  { modes }: Pick<Availability, 'modes'>,
): readonly AnswerMode[] {
  if (asks !== 'meaning') return [QuizMode.Tran];
  return [...modes].sort((one, other) => Number(other === mode) - Number(one === mode));
}

const nextKinds = (kind: QuizKindChoice): readonly QuizKindChoice[] =>
  kind === 'by-ear'
    ? ['spelling', 'multiple-choice', 'match-up', 'cards']
    : ['multiple-choice', 'match-up', 'spelling', 'cards'];

/** Pictures and definitions can be shown, but not typed. A quiz by ear asks for the heard word. */
function askable(
  choice: QuizChoice,
  { isOfDefinitions }: Pick<Availability, 'isOfDefinitions'>,
): QuizChoice {
  if (choice.kind === 'by-ear') return { ...choice, mode: QuizMode.Tran, direction: 'backward' };
  if (!isTypedKind(choice.kind)) return choice;
  if (isOfDefinitions) return { ...choice, direction: 'forward' };
  return choice.mode === QuizMode.Tran ? choice : { ...choice, direction: 'backward' };
}
