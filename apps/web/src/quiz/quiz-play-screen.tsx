import { isComplete, resultOf, score } from '@wordhoard/quiz-engine';
import { QuizFrame, type Shortcut, SoundButton } from '@wordhoard/ui';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { Redirect, useLocation } from 'wouter';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { localDay } from '../knowing/local-day.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { useSpeech } from '../speech/use-speech.ts';
import { answerAtom, continueAtom, takeBackAtom } from './quiz-actions.ts';
import { quizAtom } from './quiz-atom.ts';
import { QuizQuestion } from './quiz-question.tsx';
import type { Judgement, QuizSession, WordPair, WordQuestion } from './quiz-session.ts';
import { useSourceName } from './use-source-name.ts';

export function QuizPlayScreen() {
  const session = useAtomValue(quizAtom);
  const pair = session?.quiz.pairs[session.quiz.index];
  if (session === undefined || pair === undefined)
    return <Redirect to={paths.quizIndex()} replace />;
  return <QuizPlay session={session} pair={pair} />;
}

function QuizPlay({ session, pair }: { session: QuizSession; pair: WordPair }) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [settings, setSettings] = useAtom(settingsAtom);
  const takeBack = useSetAtom(takeBackAtom);
  const { word } = pair.question.item;
  const { hasVoice, isMuted, speak } = useSpeech(word.langCode);
  const { quiz, source } = session;
  const { answered, total } = score(quiz);
  const name = useSourceName(source);
  usePageMeta(formatMessage(messages.title, { name }));

  // What is asked for is not given away.
  const isTold = session.direction === 'forward' || resultOf(quiz, pair.word.id) !== undefined;
  const play = hasVoice && isTold ? () => speak(word.text) : undefined;
  useEffect(() => {
    if (!isMuted) play?.();
    // The word is spoken when it appears, not when the settings change.
  }, [pair, isTold]);

  return (
    <QuizFrame
      title={formatMessage(messages.title, { name })}
      answered={answered}
      total={total}
      isMuted={isMuted}
      onMutedChange={(muted) => setSettings({ ...settings, audio: { ...settings.audio, muted } })}
      onPlay={play}
      onUndo={answered > 0 ? () => takeBack() : undefined}
      onLeave={() => navigate(paths.list(source.slug, source.tranLangCode))}
      shortcuts={useShortcutsOf(pair.question)}
    >
      <Asked
        key={`${quiz.index} ${pair.word.id}`}
        session={session}
        pair={pair}
        action={
          isTold && (
            <SoundButton word={word.text} hasVoice={hasVoice} onPlay={() => speak(word.text)} />
          )
        }
      />
    </QuizFrame>
  );
}

interface AskedProps {
  session: QuizSession;
  pair: WordPair;
  action: ReactNode;
}

/** The question, and what is done with its answer. */
function Asked({ session: { quiz }, pair: { word, question }, action }: AskedProps) {
  const [, navigate] = useLocation();
  const store = useStore();
  const shownAt = useRef(Date.now());

  function give(judgement: Judgement): void {
    const now = Date.now();
    const milliseconds = now - shownAt.current;
    if (resultOf(quiz, word.id) !== undefined) store.set(takeBackAtom);
    store.set(answerAtom, { ...judgement, milliseconds, day: localDay(new Date(now)) });
  }

  function goOn(): void {
    // Some kinds go on in the moment of the answer: what is asked is how the quiz stands by then.
    const played = store.get(quizAtom);
    if (played && isComplete(played.quiz)) navigate(paths.quizResults(), { replace: true });
    else store.set(continueAtom);
  }

  return (
    <Suspense>
      <QuizQuestion
        question={question}
        result={resultOf(quiz, word.id)}
        pairs={quiz.pairs}
        onAnswer={give}
        onNext={goOn}
        action={action}
      />
    </Suspense>
  );
}

function useShortcutsOf(question: WordQuestion): Shortcut[] {
  const { formatMessage } = useIntl();
  if (question.kind === 'spelling') {
    return [{ keys: ['Enter'], does: formatMessage(messages.check) }];
  }
  if (question.kind === 'cards') {
    return [
      { keys: ['Space'], does: formatMessage(messages.turn) },
      { keys: ['1', '←'], does: formatMessage(messages.missed) },
      { keys: ['2', '→'], does: formatMessage(messages.knew) },
    ];
  }
  return [
    { keys: ['1', '–', `${question.options.length}`], does: formatMessage(messages.choose) },
    { keys: ['0'], does: formatMessage(messages.pass) },
    { keys: ['Enter'], does: formatMessage(messages.goOn) },
  ];
}

const messages = defineMessages<{
  title: { name: string };
  check: NoMessageValues;
  turn: NoMessageValues;
  missed: NoMessageValues;
  knew: NoMessageValues;
  choose: NoMessageValues;
  pass: NoMessageValues;
  goOn: NoMessageValues;
}>({
  title: { id: 'quizPlay.title', defaultMessage: 'Quiz: {name}' },
  check: { id: 'quizPlay.check', defaultMessage: 'Check the answer, and go on' },
  turn: { id: 'quizPlay.turn', defaultMessage: 'Turn the card over' },
  missed: { id: 'quizPlay.missed', defaultMessage: 'I didn’t know it' },
  knew: { id: 'quizPlay.knew', defaultMessage: 'I knew it' },
  choose: { id: 'quizPlay.choose', defaultMessage: 'Choose an answer' },
  pass: { id: 'quizPlay.pass', defaultMessage: 'I don’t know' },
  goOn: { id: 'quizPlay.goOn', defaultMessage: 'Go on' },
});
