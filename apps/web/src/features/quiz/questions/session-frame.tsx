import { findResult, getProgress } from '@wordhoard/quiz-engine';
import {
  QuizFrame,
  type QuizFrameProps,
  type TimeLeftProps,
  WordDisplayContext,
} from '@wordhoard/ui';
import { useAtom, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { StatusSlot } from '../../../shared/page/status-slot.tsx';
import { settingsAtom } from '../../../shared/settings/settings-atom.ts';
import { LateListenButton } from '../../../shared/sound/late-listen-button.tsx';
import { type SpokenWord, useSound } from '../../../shared/sound/use-sound.ts';
import { withSpokenText } from '../../word/word-text.ts';
import { undoAtom } from '../session/quiz-atom.ts';
import {
  countStreaks,
  findLatestAnswer,
  type QuizSession,
  undoLatest,
  type WordPair,
} from '../session/quiz-session.ts';
import { CurrentQuestion } from './quiz-question.tsx';
import { useChime } from './use-chime.ts';
import { useLatinLetters } from './use-latin-letters.ts';

/** What is shown before the words are asked. */
interface Introduction {
  /** The word that is heard, if there is one. */
  word: (SpokenWord & { id: string }) | undefined;
  /** Receives a button that plays the word. */
  render: (action: ReactNode) => ReactNode;
  /** Replaces the progress of the questions while an introduction is shown. */
  progress?: Pick<QuizFrameProps, 'answered' | 'total' | 'again' | 'counter'>;
}

interface SessionFrameProps {
  session: QuizSession;
  pair: WordPair;
  title: string;
  onLeave: () => void;
  /** Called after the last question. */
  onFinish: () => void;
  /** Shown instead of the question. */
  introduction?: Introduction | undefined;
  timeLeft?: TimeLeftProps | undefined;
}

/** The current question of a session, with its progress, sound and undo. */
export function SessionFrame({
  session,
  pair,
  title,
  onLeave,
  onFinish,
  introduction,
  timeLeft,
}: SessionFrameProps) {
  const [settings, setSettings] = useAtom(settingsAtom);
  const { undoCount, undo } = useUndo();
  const key = `${undoCount} ${buildKey(session, pair)}`;
  const [revealed, setRevealed] = useState<string>();
  const { isMuted, hasSound, play, word, isSecret, isPrompt } = useSpokenWord(session, pair, {
    undoCount,
    isRevealed: revealed === key,
    introduction,
  });
  const { display, button } = useLatinLetters(pair, key);
  const action = word && (
    <LateListenButton word={word} isSecret={isSecret} hasSlow>
      {!introduction && button}
    </LateListenButton>
  );
  useChime(session);

  return (
    <QuizFrame
      title={title}
      {...(introduction?.progress ?? getProgress(session))}
      isMuted={isMuted}
      onMutedChange={(muted) => setSettings({ ...settings, audio: { ...settings.audio, muted } })}
      onPlay={hasSound ? play : undefined}
      onUndo={undoLatest(session) === session ? undefined : undo}
      onLeave={onLeave}
      kind={introduction ? 'teach' : getKind(session, pair)}
      streak={countStreaks(session).now}
      timeLeft={timeLeft}
      status={<StatusSlot />}
    >
      {introduction?.render(action) ?? (
        <WordDisplayContext value={display}>
          <CurrentQuestion
            key={key}
            session={session}
            pair={pair}
            onReveal={(isRevealed) => setRevealed(isRevealed ? key : undefined)}
            onPlay={play}
            onFinish={onFinish}
            action={isPrompt && action}
            answerAction={!isPrompt && action}
          />
        </WordDisplayContext>
      )}
    </QuizFrame>
  );
}

const getKind = ({ isByEar }: QuizSession, { question }: WordPair) =>
  isByEar ? 'by-ear' : question.kind;

/** After an undo, the question starts again and receives the focus. */
function useUndo() {
  const [undoCount, setUndoCount] = useState(0);
  const undoAnswer = useSetAtom(undoAtom);
  async function undo(): Promise<void> {
    await undoAnswer();
    setUndoCount((count) => count + 1);
  }
  return { undoCount, undo };
}

/** The words of a board are one question. */
function buildKey({ finishedRounds: earlier, quiz }: QuizSession, { word, question }: WordPair) {
  const position = question.kind === 'match-up' ? `board ${question.board}` : quiz.index;
  return `${earlier.length} ${position} ${question.kind === 'match-up' ? '' : word.id}`;
}

interface SoundContext {
  undoCount: number;
  isRevealed: boolean;
  introduction: Introduction | undefined;
}

/** The spoken word, unless it would reveal the answer. */
function useSpokenWord(
  session: QuizSession,
  pair: WordPair,
  { undoCount, isRevealed, introduction }: SoundContext,
) {
  const isPrompt = isWordThePrompt(pair);
  const isAnswered = isRevealed || findResult(session.quiz, pair.word.id) !== undefined;
  const isShown = isPrompt || isAnswered;
  const isSpoken = isShown || session.isByEar;
  const spokenPair =
    pair.question.kind === 'match-up'
      ? findJoinedWord(session, pair.question.board)
      : isSpoken && pair;
  const asked = spokenPair ? getSpokenWord(spokenPair, isAnswered) : undefined;
  const word = introduction ? introduction.word : asked;
  const sound = useSound(word ?? pair.question.item.word);
  const { hasSound, isMuted } = sound;
  const play = word && sound.play;
  const canPlay = hasSound && !isMuted;
  useEffect(() => {
    if (canPlay) play?.();
    // The word is spoken when it appears, not when the settings change.
  }, [
    session.quiz.index,
    word?.text,
    undoCount,
    introduction?.word?.id,
    introduction?.progress?.answered,
  ]);
  return {
    hasSound,
    isMuted,
    play,
    word,
    isSecret: introduction === undefined && !isShown,
    isPrompt: isPrompt || session.isByEar,
  };
}

const getSpokenWord = ({ question: { item } }: WordPair, isAnswered: boolean): SpokenWord =>
  withSpokenText(item.word, isAnswered ? item.spoken : undefined);

/** If the prompt is the meaning, a label of a table or a word to read, the spoken word may be the answer. */
const isWordThePrompt = ({ question: { prompt, item } }: WordPair): boolean =>
  item.asks !== 'reading' &&
  prompt.imageKey === undefined &&
  prompt.langCode === item.word.langCode &&
  prompt.text === item.word.text;

/** The word of a board whose pair was found last. */
function findJoinedWord(session: QuizSession, board: number): WordPair | undefined {
  const wordId = findLatestAnswer(session)?.wordId;
  return session.quiz.pairs.find(
    ({ word, question }) =>
      word.id === wordId && question.kind === 'match-up' && question.board === board,
  );
}
