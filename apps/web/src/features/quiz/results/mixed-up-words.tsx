import { defineMessages } from '@wordhoard/i18n/messages';
import { ActionCard, SwapIcon } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { mixedUpAtom } from '../../review/mixed-up.ts';
import { listAnswers, type QuizSession } from '../session/quiz-session.ts';
import { useStartReview } from '../session/use-start-review.ts';
import type { WordItem } from '../session/word-item.ts';

/** Offers to practise the words of a session that the learner mixes up, one against the other. */
export function MixedUpWords({ session }: { session: QuizSession }) {
  const { formatMessage } = useIntl();
  const { start, isStarting } = useStartReview();
  const pairs = findMixedUpWords(session, useAtomValue(mixedUpAtom) ?? []);
  return pairs.map(([one, other]) => (
    <ActionCard
      key={`${one.id} ${other.id}`}
      icon={<SwapIcon />}
      title={formatMessage(messages.title, { one: one.text, other: other.text })}
      text={formatMessage(messages.practise)}
      disabled={isStarting}
      onClick={() =>
        start({
          source: { kind: 'words', ids: [one.id, other.id], langCode: one.langCode },
          tranLangCode: session.settings.tranLangCode,
          wordCount: 2,
        })
      }
    />
  ));
}

/** The pairs of which the session has asked a word. The other one may have been an option only. */
export function findMixedUpWords(
  session: QuizSession,
  mixedUp: readonly (readonly [string, string])[],
): [WordItem['word'], WordItem['word']][] {
  const asked = new Set(listAnswers(session).map(({ wordId }) => wordId));
  const words = new Map(
    [...session.finishedRounds, session.quiz]
      .flatMap(({ pairs }) => pairs)
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
});
