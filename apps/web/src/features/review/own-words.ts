import type { OwnWordKind } from '@wordhoard/contract/enumeration';
import { isDue, isWeak, type ReviewCard } from '@wordhoard/review-scheduler';
import { getWordStatus, type ReviewRecord, type WordHistory } from './review-history.ts';

interface OwnWords {
  knowing: OwnWordKind;
  langCode: string;
  today: string;
}

/** A visitor's words of a language: due words by the day on which they were due, others with the latest changed first. */
export function listOwnWordIds(record: ReviewRecord, { knowing, langCode, today }: OwnWords) {
  const words = Object.entries(record)
    .filter(([, history]) => history.langCode === langCode || history.langCode === '')
    .filter(([, history]) =>
      knowing === 'saved' || knowing === 'known'
        ? getWordStatus(history) === knowing
        : history.card && isOfKind[knowing](history.card, today, history),
    )
    .reverse();
  if (knowing === 'due') words.sort(([, one], [, other]) => compareDue(one, other));
  return words.map(([wordId]) => wordId);
}

const compareDue = ({ card: one }: WordHistory, { card: other }: WordHistory): number =>
  (one?.due ?? '').localeCompare(other?.due ?? '');

const isOfKind: Record<
  Exclude<OwnWordKind, 'saved' | 'known'>,
  (card: ReviewCard, today: string, history: WordHistory) => boolean
> = {
  missed: ({ lastRating }) => lastRating === 1,
  due: isDue,
  weak: (card, _today, { reviews }) => isWeak(card, reviews),
  new: ({ stability }) => stability === null,
};
