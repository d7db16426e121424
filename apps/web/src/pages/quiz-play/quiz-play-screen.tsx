import { progressOf, resultOf } from '@wordhoard/quiz-engine';
import { QuizFrame, SoundButton } from '@wordhoard/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Redirect, useLocation } from 'wouter';
import { useChime } from '../../features/practice/questions/chime.ts';
import { CurrentQuestion } from '../../features/practice/questions/quiz-question.tsx';
import {
  sourcePath,
  useNamedSource,
  useSourceName,
} from '../../features/practice/quiz/quiz-source.ts';
import { undoAtom } from '../../features/practice/session/quiz-actions.ts';
import { quizAtom } from '../../features/practice/session/quiz-atom.ts';
import {
  latestAnswer,
  type QuizSession,
  streaksOf,
  undoLatest,
  type WordPair,
} from '../../features/practice/session/quiz-session.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { useSpeech } from '../../shared/speech/speech.ts';

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
  const { undoCount, undo } = useUndo();
  const key = `${undoCount} ${keyOf(session, pair)}`;
  const [revealed, setRevealed] = useState<string>();
  const { answered, total } = progressOf(session);
  const name = useSourceName(session.settings.source);
  const { isGone } = useNamedSource(session.settings.source);
  const { isMuted, hasVoice, play, shownWord } = useSpokenWord(session, pair, {
    undoCount,
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
      onUndo={undoLatest(session) === session ? undefined : undo}
      onLeave={() => navigate(isGone ? paths.quizIndex() : sourcePath(session.settings))}
      kind={session.isByEar ? 'by-ear' : pair.question.kind}
      streak={streaksOf(session).now}
    >
      <CurrentQuestion
        key={key}
        session={session}
        pair={pair}
        onReveal={(isRevealed) => setRevealed(isRevealed ? key : undefined)}
        onPlay={play}
        action={play && <SoundButton word={shownWord} hasVoice={hasVoice} onPlay={play} />}
      />
    </QuizFrame>
  );
}

/** After an undo, the question starts again and receives the focus. */
function useUndo() {
  const [undoCount, setUndoCount] = useState(0);
  const undoAnswer = useSetAtom(undoAtom);
  function undo(): void {
    undoAnswer();
    setUndoCount(undoCount + 1);
  }
  return { undoCount, undo };
}

/** The words of a board are one question. */
function keyOf(
  { finishedRounds: earlier, quiz }: QuizSession,
  { word, question }: WordPair,
): string {
  const position = question.kind === 'match-up' ? `board ${question.board}` : quiz.index;
  return `${earlier.length} ${position} ${question.kind === 'match-up' ? '' : word.id}`;
}

/** The spoken word, unless it would reveal the answer. */
function useSpokenWord(
  session: QuizSession,
  pair: WordPair,
  { undoCount, isRevealed }: { undoCount: number; isRevealed: boolean },
) {
  const isShown =
    isWordThePrompt(pair, session.settings.direction) ||
    isRevealed ||
    resultOf(session.quiz, pair.word.id) !== undefined;
  const isSpoken = isShown || session.isByEar;
  const spokenPair =
    pair.question.kind === 'match-up' ? joinedWord(session, pair.question.board) : isSpoken && pair;
  const word = spokenPair ? spokenPair.question.item.word : undefined;
  const { hasVoice, isMuted, speak } = useSpeech(pair.question.item.word.langCode);
  const play = word && (() => speak(word.text));
  const canPlay = hasVoice && !isMuted;
  useEffect(() => {
    if (canPlay) play?.();
    // The word is spoken when it appears, not when the settings change.
  }, [session.quiz.index, word?.text, undoCount]);
  return { hasVoice, isMuted, play, shownWord: isShown ? word?.text : undefined };
}

/** If the prompt is a label of a table, the spoken word may be the answer. */
const isWordThePrompt = (
  { question: { prompt, item } }: WordPair,
  direction: QuizSession['settings']['direction'],
): boolean => direction === 'forward' && prompt.langCode === item.word.langCode;

/** The word of a board whose pair was found last. */
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
