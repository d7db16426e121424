import { defineMessages, type NoMessageValues } from 'react-intl';
import type { UnavailableReason } from './available-choice.ts';

/** Why a kind or a direction is unavailable, short enough for a card. */
export const reasonMessages = defineMessages<Record<UnavailableReason, NoMessageValues>>({
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
