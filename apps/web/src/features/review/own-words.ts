import type { OwnWordKind } from '@wordhoard/contract/enumeration';
import { isDue, isWeak, type ReviewCard } from '@wordhoard/review-scheduler';
import { getWordStatus, type ReviewRecord } from './review-history.ts';

interface OwnWords {
  knowing: OwnWordKind;
  langCode: string;
  today: string;
}

/** A visitor's words of a language, the latest changed first. */
export const listOwnWordIds = (record: ReviewRecord, { knowing, langCode, today }: OwnWords) =>
  Object.entries(record)
    .filter(([, history]) => history.langCode === langCode || history.langCode === '')
    .filter(([, history]) =>
      knowing === 'saved' || knowing === 'known'
        ? getWordStatus(history) === knowing
        : history.card && isOfKind[knowing](history.card, today),
    )
    .map(([wordId]) => wordId)
    .reverse();

const isOfKind: Record<
  Exclude<OwnWordKind, 'saved' | 'known'>,
  (card: ReviewCard, today: string) => boolean
> = {
  missed: ({ lastRating }) => lastRating === 1,
  due: isDue,
  weak: isWeak,
  new: ({ stability }) => stability === null,
};
