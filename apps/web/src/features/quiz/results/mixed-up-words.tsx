import { useQuery } from '@tanstack/react-query';
import type { QuizSource } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ActionCard, SwapIcon } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { settingsAtom } from '../../../shared/settings/settings-atom.ts';
import { mixedUpAtom } from '../../review/mixed-up.ts';
import { loadSchedulerAtom, reviewsAtom } from '../../review/practice.ts';
import { findHistory, type ReviewRecord } from '../../review/review-history.ts';
import { wordsQuery } from '../../word/queries.ts';
import type { QuizSession } from '../session/quiz-session.ts';
import { useStartReview } from '../session/use-start-review.ts';
import type { WordItem } from '../session/word-item.ts';

type Pairs = readonly (readonly [string, string])[];

/** Offers to practise the words of a session that the learner mixes up, one against the other. */
export function MixedUpWords({ session }: { session: QuizSession }) {
  const pairs = findMixedUpWords(session, useMixedUp());
  const { tranLangCode } = session.settings;
  return pairs.map((words) => (
    <PairCard key={words.map(({ id }) => id).join()} words={words} tranLangCode={tranLangCode} />
  ));
}

/** Offers to practise all words of the learned language that the learner mixes up. */
export function MixedUpToday() {
  const { formatMessage } = useIntl();
  const { learnLangCode: langCode, tranLangCode } = useAtomValue(settingsAtom);
  const pairs = listPairsOfLanguage(useMixedUp(), useAtomValue(reviewsAtom), langCode);
  if (pairs.length === 0) return null;
  const ids = [...new Set(pairs.flat())].slice(0, limits.quizMaxWords);
  return (
    <MixedUpCard
      title={formatMessage(messages.pairs, { count: pairs.length })}
      text={formatMessage(messages.practiseAll)}
      source={{ kind: 'words', ids, langCode }}
      tranLangCode={tranLangCode}
    />
  );
}

interface OwnWord {
  id: string;
  text: string;
  langCode: string;
}

/** Tells for which words the learner takes a word. */
export function MixedUpWithWord({ word, tranLangCode }: { word: OwnWord; tranLangCode: string }) {
  const pairs = useMixedUp().filter((ids) => ids.includes(word.id));
  const ids = pairs.flat().filter((id) => id !== word.id);
  const { data: others = [] } = useQuery({
    ...wordsQuery(useApiQueries(), { ids, tranLangCode }),
    enabled: ids.length > 0,
  });
  return others.map((other) => (
    <PairCard key={other.id} words={[word, other]} tranLangCode={tranLangCode} />
  ));
}

const none: Pairs = [];

function useMixedUp(): Pairs {
  const load = useSetAtom(loadSchedulerAtom);
  // Without a connection, the next visit tries again.
  useEffect(() => void load().catch(() => undefined), [load]);
  return useAtomValue(mixedUpAtom) ?? none;
}

export const listPairsOfLanguage = (
  mixedUp: Pairs,
  record: ReviewRecord,
  langCode: string,
): Pairs =>
  mixedUp.filter((ids) => ids.every((id) => findHistory(record, id)?.langCode === langCode));

interface PairCardProps {
  words: readonly [OwnWord, OwnWord];
  tranLangCode: string;
}

function PairCard({ words: [one, other], tranLangCode }: PairCardProps) {
  const { formatMessage } = useIntl();
  return (
    <MixedUpCard
      title={formatMessage(messages.title, { one: one.text, other: other.text })}
      text={formatMessage(messages.practise)}
      source={{ kind: 'words', ids: [one.id, other.id], langCode: one.langCode }}
      tranLangCode={tranLangCode}
    />
  );
}

interface MixedUpCardProps {
  title: string;
  text: string;
  source: Extract<QuizSource, { kind: 'words' }>;
  tranLangCode: string;
}

function MixedUpCard({ source, tranLangCode, ...texts }: MixedUpCardProps) {
  const { start, isStarting } = useStartReview();
  return (
    <ActionCard
      icon={<SwapIcon />}
      disabled={isStarting}
      onClick={() => start({ source, tranLangCode, wordCount: source.ids.length })}
      {...texts}
    />
  );
}

/** The pairs of which the session has asked a word. The other one may have been an option only. */
export function findMixedUpWords(
  session: QuizSession,
  mixedUp: Pairs,
): [WordItem['word'], WordItem['word']][] {
  const pairs = [...session.finishedRounds, session.quiz].flatMap((round) => round.pairs);
  const asked = new Set(pairs.map(({ question }) => question.item.word.id));
  const words = new Map(
    pairs
      .flatMap(({ question }) => [
        ...(question.kind === 'multiple-choice' ? question.options : []),
        question.item,
      ])
      .map(({ word }) => [word.id, word]),
  );
  return mixedUp.flatMap((ids) => {
    const [one, other] = ids.map((id) => words.get(id));
    return one && other && ids.some((id) => asked.has(id)) ? [[one, other]] : [];
  });
}

const messages = defineMessages({
  title: { id: 'mixedUpWords.title', defaultMessage: 'You mix up “{one}” and “{other}”' },
  practise: { id: 'mixedUpWords.practise', defaultMessage: 'Practise both' },
  pairs: {
    id: 'mixedUpWords.pairs',
    defaultMessage: '{count, plural, one {# mixed-up pair} other {# mixed-up pairs}}',
  },
  practiseAll: { id: 'mixedUpWords.practiseAll', defaultMessage: 'Tell them apart' },
});
