import { progressOf, resultOf } from '@wordhoard/quiz-engine';
import { QuizFrame, SoundButton } from '@wordhoard/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Redirect, useLocation } from 'wouter';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { useSpeech } from '../speech/use-speech.ts';
import { AskedQuestion } from './asked-question.tsx';
import { takeBackAtom } from './quiz-actions.ts';
import { quizAtom } from './quiz-atom.ts';
import {
  latestAnswer,
  type QuizSession,
  streaksOf,
  type WordPair,
  takeBack as withoutLatest,
} from './quiz-session.ts';
import { sourcePath } from './source-path.ts';
import { useChime } from './use-chime.ts';
import { useNamedSource } from './use-named-source.ts';
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
  const { takenBack, takeBack } = useTakingBack();
  const key = `${takenBack} ${keyOf(session, pair)}`;
  const [revealed, setRevealed] = useState<string>();
  const { answered, total } = progressOf(session);
  const name = useSourceName(session.settings.source);
  const { isGone } = useNamedSource(session.settings.source);
  const { isMuted, hasVoice, play, shownWord } = useSpokenWord(session, pair, {
    takenBack,
    isRevealed: revealed === key,
  });
  usePageMeta(formatMessage(messages.title, { name }));
  useChime(session);

  return (
    <QuizFrame
      title={formatMessage(messages.title, { name })}
      answered={answered}
      total={total}
      isMuted={isMuted}
      onMutedChange={(muted) => setSettings({ ...settings, audio: { ...settings.audio, muted } })}
      onPlay={hasVoice ? play : undefined}
      onUndo={withoutLatest(session) === session ? undefined : takeBack}
      onLeave={() => navigate(isGone ? paths.quizIndex() : sourcePath(session.settings))}
      kind={session.isByEar ? 'by-ear' : pair.question.kind}
      streak={streaksOf(session).now}
    >
      <AskedQuestion
        key={key}
        session={session}
        pair={pair}
        onReveal={(isRevealed) => setRevealed(isRevealed ? key : undefined)}
        onHear={play}
        action={play && <SoundButton word={shownWord} hasVoice={hasVoice} onPlay={play} />}
      />
    </QuizFrame>
  );
}

/** What is taken back is asked anew, from the beginning, and has the focus again. */
function useTakingBack() {
  const [takenBack, setTakenBack] = useState(0);
  const forget = useSetAtom(takeBackAtom);
  function takeBack(): void {
    forget();
    setTakenBack(takenBack + 1);
  }
  return { takenBack, takeBack };
}

/** The words of a board are one question. */
function keyOf({ earlier, quiz }: QuizSession, { word, question }: WordPair): string {
  const place = question.kind === 'match-up' ? `board ${question.board}` : quiz.index;
  return `${earlier.length} ${place} ${question.kind === 'match-up' ? '' : word.id}`;
}

/** The word to be heard: what is asked for is not given away. */
function useSpokenWord(
  session: QuizSession,
  pair: WordPair,
  { takenBack, isRevealed }: { takenBack: number; isRevealed: boolean },
) {
  const isShown =
    isWordAsked(pair, session.settings.direction) ||
    isRevealed ||
    resultOf(session.quiz, pair.word.id) !== undefined;
  const isTold = isShown || session.isByEar;
  const told =
    pair.question.kind === 'match-up' ? joinedWord(session, pair.question.board) : isTold && pair;
  const word = told ? told.question.item.word : undefined;
  const { hasVoice, isMuted, speak } = useSpeech(pair.question.item.word.langCode);
  const play = word && (() => speak(word.text));
  const isHeard = hasVoice && !isMuted;
  useEffect(() => {
    if (isHeard) play?.();
    // The word is spoken when it appears, not when the settings change.
  }, [session.quiz.index, word?.text, takenBack]);
  return { hasVoice, isMuted, play, shownWord: isShown ? word?.text : undefined };
}

/** Where a label of a table is asked, the word that stands for it may be its answer. */
const isWordAsked = (
  { question: { prompt, item } }: WordPair,
  direction: QuizSession['settings']['direction'],
): boolean => direction === 'forward' && prompt.langCode === item.word.langCode;

/** Of a board, the word whose pair was found last. */
function joinedWord(session: QuizSession, board: number): WordPair | undefined {
  const wordId = latestAnswer(session)?.wordId;
  return session.quiz.pairs.find(
    ({ word, question }) =>
      word.id === wordId && question.kind === 'match-up' && question.board === board,
  );
}

const messages = defineMessages<{ title: { name: string } }>({
  title: { id: 'quizPlay.title', defaultMessage: 'Quiz: {name}' },
});
