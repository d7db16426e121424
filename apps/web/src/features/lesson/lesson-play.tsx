import { defineMessages } from '@wordhoard/i18n/messages';
import { needsRomanisation } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { SessionSkeleton } from '../../shared/page/session-skeleton.tsx';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { preloadQuestion } from '../quiz/questions/quiz-question.tsx';
import { SessionFrame } from '../quiz/questions/session-frame.tsx';
import { WordIntroduction } from '../quiz/questions/word-introduction.tsx';
import { type LessonContent, lessonCodes } from '../quiz/session/lesson-content.ts';
import { findBoardPositions } from '../quiz/session/match-up-position.ts';
import { createChangeAtom } from '../quiz/session/quiz-atom.ts';
import type { QuizSession, WordPair } from '../quiz/session/quiz-session.ts';

interface LessonPlayProps {
  session: QuizSession;
  lesson: LessonContent;
  pair: WordPair;
}

/** A lesson: each word is shown on a card and then asked. */
export function LessonPlay({ session, lesson, pair }: LessonPlayProps) {
  const { formatMessage, locale } = useIntl();
  const [, navigate] = useLocation();
  const { word, next, back } = useShownWord(session, lesson, pair);
  const langCode = lesson.words[0]?.langCode ?? '';
  const title = lesson.list
    ? formatMessage(messages.named, { name: lesson.list.name })
    : formatMessage(pageTitleMessages.lesson);
  usePageMeta(title);
  // A lesson can be finished without a connection.
  useEffect(() => lessonCodes.forEach(preloadQuestion), []);

  const leave = () => navigate(paths.home());
  const play = (
    <SessionFrame
      session={session}
      pair={pair}
      title={title}
      onLeave={leave}
      onFinish={() => navigate(paths.lessonResults(), { replace: true })}
      introduction={
        word && {
          word,
          render: (action) => (
            <WordIntroduction
              key={word.id}
              word={word}
              action={action}
              onNext={next}
              onBack={back}
            />
          ),
        }
      }
    />
  );
  if (!needsRomanisation(langCode, locale)) return play;
  return (
    <Suspense fallback={<SessionSkeleton title={title} />}>
      <ScriptCourse {...{ session, lesson, pair, title, langCode }} onLeave={leave}>
        {play}
      </ScriptCourse>
    </Suspense>
  );
}

const ScriptCourse = lazyComponent(async () => (await import('./script-course.tsx')).ScriptCourse);

const messages = defineMessages({
  named: { id: 'lesson.named', defaultMessage: 'Lesson: {name}' },
});

/** Records that a word of the lesson has been shown. */
const teachAtom = createChangeAtom(({ lesson, ...session }, wordId: string) => ({
  ...session,
  ...(lesson && {
    lesson: { ...lesson, untaughtIds: lesson.untaughtIds.filter((id) => id !== wordId) },
  }),
}));

/**
 * The word to show instead of the question: the first one of the question that has not been shown yet, or
 * one before it that the learner has returned to. Further meanings of known words come first.
 */
function useShownWord(
  session: QuizSession,
  { also = [], words, untaughtIds }: LessonContent,
  pair: WordPair,
) {
  const teach = useSetAtom(teachAtom);
  const [returnedTo, setReturnedTo] = useState<number>();
  const isTaught = ({ id }: { id: string }) => !untaughtIds.includes(id);
  const taught = [...also, ...words].filter(isTaught);
  const askedIds = listWordIds(session, pair);
  const asked = words.filter(({ id }) => askedIds.includes(id));
  const untaught = [...also, ...asked].find((word) => !isTaught(word));
  const index = untaught && (returnedTo ?? taught.length);
  const word = index === undefined ? undefined : (taught[index] ?? untaught);

  function next(): void {
    if (word === untaught && untaught !== undefined) teach(untaught.id);
    setReturnedTo(word === untaught ? undefined : (index ?? 0) + 1);
  }

  return {
    word,
    next,
    back: index ? () => setReturnedTo(index - 1) : undefined,
  };
}

/** The words of a board are asked together. */
const listWordIds = (session: QuizSession, { word, question }: WordPair): string[] =>
  question.kind === 'match-up'
    ? findBoardPositions(session, question.board).map(({ item }) => item.wordId)
    : [word.id];
