import { QuizMode } from '@wordhoard/contract/enumeration';
import { isComplete, resultOf, score } from '@wordhoard/quiz-engine';
import { MultipleChoiceBoard, type QuizFace, QuizFrame, SoundButton } from '@wordhoard/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { Redirect, useLocation } from 'wouter';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { localDay } from '../knowing/local-day.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { useSpeech } from '../speech/use-speech.ts';
import { answerAtom, continueAtom, takeBackAtom } from './quiz-actions.ts';
import { quizAtom } from './quiz-atom.ts';
import type { WordItem } from './quiz-item-of-word.ts';
import type { QuizSession, WordPair } from './quiz-session.ts';
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
  const { prompt } = pair.question;
  const { hasVoice, isMuted, speak } = useSpeech(prompt.langCode);
  const { quiz, source } = session;
  const { answered, total } = score(quiz);
  const name = useSourceName(source);
  usePageMeta(formatMessage(messages.title, { name }));

  const play = hasVoice ? () => speak(prompt.text) : undefined;
  useEffect(() => {
    if (!isMuted) play?.();
    // The word is spoken when it appears, not when the settings change.
  }, [pair]);

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
      shortcuts={[
        {
          keys: ['1', '–', `${pair.question.options.length}`],
          does: formatMessage(messages.choose),
        },
        { keys: ['0'], does: formatMessage(messages.pass) },
        { keys: ['Enter'], does: formatMessage(messages.goOn) },
      ]}
    >
      <Question key={`${quiz.index} ${pair.word.id}`} session={session} pair={pair}>
        <SoundButton word={prompt.text} hasVoice={hasVoice} onPlay={() => speak(prompt.text)} />
      </Question>
    </QuizFrame>
  );
}

interface QuestionProps {
  session: QuizSession;
  pair: WordPair;
  children: React.ReactNode;
}

function Question({ session: { quiz, mode }, pair, children }: QuestionProps) {
  const [, navigate] = useLocation();
  const answer = useSetAtom(answerAtom);
  const goOn = useSetAtom(continueAtom);
  const shownAt = useRef(Date.now());
  const { prompt, options } = pair.question;

  function give(chosen: string | null): void {
    const now = Date.now();
    answer({ chosen, milliseconds: now - shownAt.current, day: localDay(new Date(now)) });
  }

  return (
    <MultipleChoiceBoard
      prompt={{ kind: 'word', word: { text: prompt.text, lang: prompt.langCode } }}
      promptAction={children}
      options={options.map((option) => ({ id: option.wordId, face: faceOf(option, mode) }))}
      correct={pair.word.id}
      chosen={resultOf(quiz, pair.word.id)?.chosen}
      onChoose={give}
      onPass={() => give(null)}
      onNext={() => (isComplete(quiz) ? navigate(paths.quizResults(), { replace: true }) : goOn())}
    />
  );
}

function faceOf({ text, langCode, imageKey }: WordItem, mode: QuizSession['mode']): QuizFace {
  if (mode === QuizMode.Image && imageKey !== undefined) {
    return { kind: 'picture', picture: imageKey, alt: text };
  }
  return { kind: 'word', word: { text, lang: langCode } };
}

const messages = defineMessages<{
  title: { name: string };
  choose: NoMessageValues;
  pass: NoMessageValues;
  goOn: NoMessageValues;
}>({
  title: { id: 'quizPlay.title', defaultMessage: 'Quiz: {name}' },
  choose: { id: 'quizPlay.choose', defaultMessage: 'Choose an answer' },
  pass: { id: 'quizPlay.pass', defaultMessage: 'I don’t know' },
  goOn: { id: 'quizPlay.goOn', defaultMessage: 'Go on' },
});
