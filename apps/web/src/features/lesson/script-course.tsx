import { defineMessages } from '@wordhoard/i18n/messages';
import { shuffle } from '@wordhoard/quiz-engine';
import { Button, MultipleChoiceBoard, TeachCard } from '@wordhoard/ui';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { SessionFrame } from '../quiz/questions/session-frame.tsx';
import type { TaughtWord } from '../quiz/session/lesson-content.ts';
import type { QuizSession, WordPair } from '../quiz/session/quiz-session.ts';
import { chooseLetters, type ScriptLetter } from './script-letters.ts';

interface ScriptCourseProps {
  session: QuizSession;
  pair: WordPair;
  title: string;
  words: readonly TaughtWord[];
  langCode: string;
  onLeave: () => void;
  onFinish: () => void;
  /** Shown at once if there is no choice between letters. */
  children: ReactNode;
}

/**
 * A few letters of the first words: each is shown on a card, and then asked. Nothing is recorded, because the schedule is
 * that of words.
 */
export function ScriptCourse({ words, langCode, onFinish, children, ...frame }: ScriptCourseProps) {
  const [{ letters, asked }] = useState(() => {
    const read = words.map(
      ({ text, grammar }) => (/\p{Script=Han}/u.test(text) ? grammar?.reading : undefined) ?? text,
    );
    const chosen = chooseLetters(read, langCode);
    return { letters: chosen, asked: shuffle(chosen, Math.random) };
  });
  const [step, setStep] = useState(0);
  const next = () => (step + 1 < 2 * letters.length ? setStep(step + 1) : onFinish());
  const shown = letters[step];
  const question = asked[step - letters.length];

  function render(action: ReactNode): ReactNode {
    if (shown)
      return (
        <LetterCard
          key={step}
          {...{ letters, langCode, action }}
          letter={shown}
          onNext={next}
          onBack={step > 0 ? () => setStep(step - 1) : undefined}
          onSkip={onFinish}
        />
      );
    return (
      question && (
        <LetterChoice key={step} {...{ letters, langCode }} letter={question} onNext={next} />
      )
    );
  }

  if (letters.length < 2) return children;
  const word = shown && { id: shown.letter, text: shown.letter, langCode };
  return <SessionFrame {...frame} onFinish={onFinish} introduction={{ word, render }} />;
}

interface LetterProps {
  letter: ScriptLetter;
  letters: readonly ScriptLetter[];
  langCode: string;
  onNext: () => void;
}

interface LetterCardProps extends LetterProps {
  action: ReactNode;
  onBack: (() => void) | undefined;
  onSkip: () => void;
}

function LetterCard({ letter, letters, langCode, onSkip, ...card }: LetterCardProps) {
  const { formatMessage } = useIntl();
  return (
    <TeachCard
      {...card}
      word={{ text: letter.letter, lang: langCode }}
      translations={[{ text: letter.sound, lang: `${langCode}-Latn` }]}
      facts={letter.name && <span lang={`${langCode}-Latn`}>{letter.name}</span>}
      task={formatMessage(messages.task, { count: letters.length })}
    >
      <bdi lang={langCode}>{letter.word}</bdi>
      <div>
        <Button variant="quiet" onClick={onSkip}>
          {formatMessage(messages.skip)}
        </Button>
      </div>
    </TeachCard>
  );
}

const optionCount = 4;

/** The wrong sounds are those of the other letters. */
function LetterChoice({ letter, letters, langCode, onNext }: LetterProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<string | null>();
  const [options] = useState(() => {
    const others = shuffle(
      letters.filter((other) => other !== letter),
      Math.random,
    );
    return shuffle([letter, ...others.slice(0, optionCount - 1)], Math.random);
  });
  return (
    <MultipleChoiceBoard
      prompt={{ kind: 'word', word: { text: letter.letter, lang: langCode } }}
      task={formatMessage(messages.question)}
      options={options.map(({ letter: id, sound }) => ({
        id,
        content: { kind: 'word', word: { text: sound, lang: `${langCode}-Latn` } },
      }))}
      correct={letter.letter}
      chosen={chosen}
      onChoose={setChosen}
      onPass={() => setChosen(null)}
      onNext={onNext}
    />
  );
}

const messages = defineMessages({
  task: {
    id: 'scriptCourse.task',
    defaultMessage:
      '{count, plural, =2 {First, two letters} =3 {First, three letters} =4 {First, four letters} =5 {First, five letters} one {First, # letter} other {First, # letters}}',
  },
  question: { id: 'scriptCourse.question', defaultMessage: 'How does it sound?' },
  skip: { id: 'scriptCourse.skip', defaultMessage: 'I can read it' },
});
