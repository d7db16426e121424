import type { SpeechPartCode } from '@wordhoard/contract/enumeration';
import { defineMessages } from './define-messages.ts';

export const speechPartMessages = defineMessages({
  adjective: { id: 'speechPart.adjective', defaultMessage: 'adjective' },
  adverb: { id: 'speechPart.adverb', defaultMessage: 'adverb' },
  article: { id: 'speechPart.article', defaultMessage: 'article' },
  conjunction: { id: 'speechPart.conjunction', defaultMessage: 'conjunction' },
  interjection: { id: 'speechPart.interjection', defaultMessage: 'interjection' },
  noun: { id: 'speechPart.noun', defaultMessage: 'noun' },
  other: { id: 'speechPart.other', defaultMessage: 'other' },
  preposition: { id: 'speechPart.preposition', defaultMessage: 'preposition' },
  pronoun: { id: 'speechPart.pronoun', defaultMessage: 'pronoun' },
  verb: { id: 'speechPart.verb', defaultMessage: 'verb' },
} satisfies Record<SpeechPartCode, { id: string; defaultMessage: string }>);
