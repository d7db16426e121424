import type { QuizAvailability, UnavailableReason as ReasonOfServer } from '@wordhoard/contract';
import { QuizMode, quizAspects, quizCodes } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  type AnswerMode,
  definitionMode,
  isTypedKind,
  type QuizChoice,
  type QuizKindChoice,
} from '../../../shared/settings/quiz-choice.ts';

/** What can be asked about the words of a source. */
export interface Availability extends Pick<QuizAvailability, 'meaning' | 'grammar'> {
  /** Whether the words are definitions. They are not typed, and not heard. */
  isOfDefinitions: boolean;
  hasSound: boolean;
}

export type UnavailableReason = ReasonOfServer | 'NoVoice' | 'NothingToMix';

const modeNames = {
  [QuizMode.Tran]: 'translation',
  [QuizMode.Image]: 'image',
  [definitionMode]: 'definition',
} as const satisfies Record<AnswerMode, keyof QuizAvailability['meaning']>;

export const answerModes: readonly AnswerMode[] = [QuizMode.Tran, QuizMode.Image, definitionMode];

type MeaningMode = QuizAvailability['meaning']['translation'];

/** The questions about the meaning in an answer mode; `undefined` if the source does not have the mode. */
export const findMode = (
  { meaning }: Pick<Availability, 'meaning'>,
  mode: AnswerMode,
): MeaningMode | undefined => meaning[modeNames[mode]];

export const countWords = (
  availability: Pick<Availability, 'meaning' | 'grammar'>,
  { asks, mode }: Pick<QuizChoice, 'asks' | 'mode'>,
): number => findQuestions(availability, { asks, mode })?.count ?? 0;

const findQuestions = (
  availability: Pick<Availability, 'meaning' | 'grammar'>,
  { asks, mode }: Pick<QuizChoice, 'asks' | 'mode'>,
) => (asks === 'meaning' ? findMode(availability, mode) : availability.grammar[asks]);

/** What can be asked about some of the words. */
export const listAspects = (availability: Pick<Availability, 'meaning' | 'grammar'>) =>
  quizAspects.filter((asks) =>
    answerModes.some((mode) => countWords(availability, { asks, mode }) > 0),
  );

/** Why a kind is unavailable in a mode. A mixed quiz needs two available kinds. */
export function findReasonInMode(
  { kind, asks, mode }: Pick<QuizChoice, 'kind' | 'asks' | 'mode'>,
  availability: Availability,
): UnavailableReason | undefined {
  if (kind !== 'by-ear') {
    const { unavailable = {} } = findQuestions(availability, { asks, mode }) ?? {};
    return kind === 'mixed' ? findReasonAgainstMixing(unavailable) : unavailable[kind];
  }
  if (asks !== 'meaning' || availability.isOfDefinitions) return 'UnsuitableKind';
  return availability.hasSound ? availability.meaning.translation.unavailable.spelling : 'NoVoice';
}

function findReasonAgainstMixing(unavailable: MeaningMode['unavailable']) {
  const available = quizCodes.filter((code) => unavailable[code] === undefined);
  return available.length > 1 ? undefined : (unavailable.cards ?? 'NothingToMix');
}

/** Why a kind is unavailable in all modes. */
export function findReasonAgainst(choice: QuizChoice, availability: Availability) {
  const reasons = listModes(choice, availability).map((mode) =>
    findReasonInMode({ ...choice, mode }, availability),
  );
  return reasons.includes(undefined) ? undefined : reasons[0];
}

/**
 * The requested quiz, or the nearest one that the words support: about something else, in another answer mode, or in
 * another kind.
 */
export function findAvailableChoice(requested: QuizChoice, availability: Availability): QuizChoice {
  const aspects = listAspects(availability);
  const [first = 'meaning'] = aspects;
  const asks = aspects.includes(requested.asks) ? requested.asks : first;
  const choices = [requested.kind, ...listNextKinds(requested.kind)].flatMap((kind) =>
    listModes({ ...requested, asks }, availability).map((mode) => ({
      ...requested,
      asks,
      kind,
      mode,
    })),
  );
  const possible = choices.find((choice) => findReasonInMode(choice, availability) === undefined);
  return adjustDirection(possible ?? choices[0] ?? requested, availability);
}

/** The chosen mode first. Only the meaning can be a picture or a definition. */
function listModes({ asks, mode }: Pick<QuizChoice, 'asks' | 'mode'>, availability: Availability) {
  if (asks !== 'meaning') return [QuizMode.Tran];
  return answerModes
    .filter((each) => findMode(availability, each) !== undefined)
    .toSorted((one, other) => Number(other === mode) - Number(one === mode));
}

const listNextKinds = (kind: QuizKindChoice): readonly QuizKindChoice[] =>
  kind === 'by-ear'
    ? ['spelling', 'multiple-choice', 'match-up', 'cards']
    : ['multiple-choice', 'match-up', 'spelling', 'cards'];

/** Pictures and definitions can be shown, but not typed. A quiz by ear asks for the heard word. */
function adjustDirection(
  choice: QuizChoice,
  { isOfDefinitions }: Pick<Availability, 'isOfDefinitions'>,
): QuizChoice {
  if (choice.kind === 'by-ear') return { ...choice, mode: QuizMode.Tran, direction: 'backward' };
  if (!isTypedKind(choice.kind)) return choice;
  if (isOfDefinitions) return { ...choice, direction: 'forward' };
  return choice.mode === QuizMode.Tran ? choice : { ...choice, direction: 'backward' };
}

/** Why a kind or a direction is unavailable, short enough for a card. */
export const reasonMessages = defineMessages({
  NoWords: { id: 'unavailableKind.noWords', defaultMessage: 'No words yet' },
  NoTranslations: { id: 'unavailableKind.noTranslations', defaultMessage: 'No translations yet' },
  NoDefinitions: { id: 'unavailableKind.noDefinitions', defaultMessage: 'No definitions yet' },
  NoImages: { id: 'unavailableKind.noPictures', defaultMessage: 'No pictures yet' },
  UnsuitableKind: {
    id: 'unavailableKind.unsuitable',
    defaultMessage: 'Not available for this question',
  },
  TooFewWords: { id: 'unavailableKind.tooFewWords', defaultMessage: 'Needs two words' },
  TooFewOptions: { id: 'unavailableKind.tooFewOptions', defaultMessage: 'Needs more words' },
  UnsuitableLetters: {
    id: 'unavailableKind.unsuitableLetters',
    defaultMessage: 'Words too short or too long',
  },
  NoVoice: { id: 'unavailableKind.noVoice', defaultMessage: 'No voice for this language' },
  NothingToMix: {
    id: 'unavailableKind.nothingToMix',
    defaultMessage: 'Needs two other ways to answer',
  },
  ImageCannotBeTyped: {
    id: 'unavailableKind.pictureCannotBeTyped',
    defaultMessage: 'Not available with pictures',
  },
  DefinitionCannotBeTyped: {
    id: 'unavailableKind.definitionCannotBeTyped',
    defaultMessage: 'Not available with definitions',
  },
  DefinitionTooLong: {
    id: 'unavailableKind.definitionTooLong',
    defaultMessage: 'Definitions are too long',
  },
});
