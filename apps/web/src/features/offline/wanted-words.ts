import { isDue } from '@wordhoard/review-scheduler';
import { addDays } from '../../shared/time/local-day.ts';
import { getWordStatus, type ReviewRecord } from '../review/review-history.ts';
import type { ContentState, WordKey } from './content-store.ts';

const maxWords = 2_000;
/** Words that are due until then are stored first. */
const daysAhead = 14;

export interface Languages {
  learnLangCode: string;
  tranLangCode: string;
}

/** The language in which a learner reads the translations of words. */
const chooseTranslation = (langCode: string, { learnLangCode, tranLangCode }: Languages): string =>
  langCode === tranLangCode ? learnLangCode : tranLangCode;

interface Needs extends Languages, Pick<ContentState, 'lists' | 'lessons' | 'fillers'> {
  record: ReviewRecord;
  today: string;
}

interface WantedWord {
  id: string;
  langCode: string;
}

/**
 * The words that a learner needs without a connection, each once, the most important first: those of the next lessons,
 * those for wrong options, those that are due soon, those to learn, those of lists, and all other own words.
 */
export function listWantedWords({ record, today, lists, lessons, fillers, ...languages }: Needs) {
  const own = Object.entries(record)
    .map(([id, history]) => ({ id, ...history, status: getWordStatus(history) }))
    .filter(({ status }) => status !== 'unknown')
    .reverse();
  const due = own
    .flatMap(({ card, ...word }) => (card ? { ...word, card } : []))
    .filter(({ card }) => isDue(card, addDays(today, daysAhead)))
    .toSorted((one, other) => (one.card.due < other.card.due ? -1 : 1));
  const wanted: WantedWord[] = [
    ...inLanguage(
      lessons?.langCode,
      lessons?.chosen.flatMap(({ ids }) => ids),
    ),
    ...inLanguage(fillers?.langCode, fillers?.chosen),
    ...due,
    ...own.filter(({ status }) => status === 'saved'),
    ...lists.flatMap(({ list, wordIds }) => inLanguage(list.langCode, wordIds)),
    ...own,
  ];
  const unique = new Map(wanted.toReversed().map((word) => [word.id, word]));
  const firstIds = new Set(wanted.map(({ id }) => id));
  return [...firstIds]
    .slice(0, maxWords)
    .map((id): WordKey => [chooseTranslation(unique.get(id)?.langCode ?? '', languages), id]);
}

const inLanguage = (langCode = '', ids: readonly string[] = []): WantedWord[] =>
  ids.map((id) => ({ id, langCode }));
