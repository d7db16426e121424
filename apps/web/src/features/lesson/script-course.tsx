import { defineMessages } from '@wordhoard/i18n/messages';
import { MultipleChoiceBoard } from '@wordhoard/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { SessionFrame } from '../quiz/questions/session-frame.tsx';
import type { LessonContent, TaughtWord } from '../quiz/session/lesson-content.ts';
import { createChangeAtom } from '../quiz/session/quiz-atom.ts';
import type { QuizSession, WordPair } from '../quiz/session/quiz-session.ts';
import { hasLetterCourse, knownLettersAtom } from '../script/known-letters.ts';
import {
  answerLetter,
  countSteps,
  type LetterCourse,
  type LetterStep,
  listOptions,
  startCourse,
} from '../script/letter-course.ts';
import { listUnknown, type ScriptLetter } from '../script/script-letters.ts';
import { adaptLesson } from './adapt-lesson.ts';
import { LetterCard } from './letter-card.tsx';
import { useSoundName } from './use-sound-name.ts';

interface ScriptCourseProps {
  session: QuizSession;
  pair: WordPair;
  title: string;
  lesson: LessonContent;
  langCode: string;
  onLeave: () => void;
  /** Shown at once if there are no letters to learn. */
  children: ReactNode;
}

/** Begins a lesson with letters, before its first word, if the learner may not know them. */
export function ScriptCourse(props: ScriptCourseProps) {
  const { session, lesson, langCode, children } = props;
  const { locale } = useIntl();
  const { lessonId, isReader } = useAtomValue(knownLettersAtom)(langCode);
  // A lesson can be finished without a connection.
  useEffect(() => void import('../quiz/questions/foreign-spelling.tsx').catch(() => undefined), []);
  const isTaught = lesson.words.some(({ id }) => !lesson.untaughtIds.includes(id));
  const hasBegun = lessonId === session.id || isTaught;
  return isReader || hasBegun || !hasLetterCourse(langCode, locale) ? (
    children
  ) : (
    <LetterLesson {...props} />
  );
}

/**
 * A few letters of the words: each is shown on a card, and then asked. The device remembers which were taught and missed,
 * but no answers, because the schedule is that of words.
 */
function LetterLesson({ lesson: { words }, langCode, children, ...frame }: ScriptCourseProps) {
  const { formatMessage } = useIntl();
  const [findKnown, save] = useAtom(knownLettersAtom);
  const adapt = useSetAtom(adaptAtom);
  const skip = useSkip(langCode);
  const showToast = useSetAtom(showToastAtom);
  const known = findKnown(langCode);
  const [course, setCourse] = useState(() =>
    startCourse(words.map(toReadText), langCode, known, Math.random),
  );
  const { steps, index } = course;
  const shown = steps.slice(0, index + 1).map(({ letter }) => letter.letter);
  const met = [...new Set([...known.taught, ...shown])];
  const step = steps[index];
  if (step === undefined) return children;

  async function change(next: LetterCourse): Promise<void> {
    if (next.index < next.steps.length) return setCourse(next);
    const learnt = { taught: met, missed: next.missed };
    await adapt((word) => listUnknown(toReadText(word), learnt).length);
    save(langCode, { ...learnt, lessonId: frame.session.id });
    const count = new Set(steps.map(({ letter }) => letter.letter)).size;
    showToast({ id: 'metLetters', text: formatMessage(messages.met, { count }) });
  }

  const word = words.find((other) => toReadText(other) === step.word);
  const render = (action: ReactNode): ReactNode =>
    word === undefined ? (
      <LetterChoice
        key={index}
        {...{ step, langCode, met }}
        onNext={(isRight) => void change(answerLetter(course, isRight))}
      />
    ) : (
      <LetterCard
        key={index}
        letter={step.letter}
        word={word}
        reading={toReadText(word)}
        action={action}
        onNext={() => void change({ ...course, index: index + 1 })}
        onBack={
          steps[index - 1]?.word === undefined
            ? undefined
            : () => setCourse({ ...course, index: index - 1 })
        }
        onSkip={skip}
      />
    );
  const { again, ...progress } = countSteps(course);
  return (
    <SessionFrame
      {...frame}
      onFinish={frame.onLeave}
      introduction={{
        word,
        render,
        progress: { ...progress, counter: formatMessage(messages.counter, progress), again },
      }}
    />
  );
}

const toReadText = ({ text, grammar }: TaughtWord): string =>
  (/\p{Script=Han}/u.test(text) ? grammar?.reading : undefined) ?? text;

const adaptAtom = createChangeAtom(adaptLesson);

/** Ends the letters of a language, and tells how to return to them. */
function useSkip(langCode: string): () => void {
  const { formatMessage } = useIntl();
  const save = useSetAtom(knownLettersAtom);
  const showToast = useSetAtom(showToastAtom);
  return () => {
    save(langCode, { isReader: true });
    showToast({
      id: 'skippedLetters',
      text: formatMessage(messages.skipped),
      onUndo: () => save(langCode, { isReader: false }),
    });
  };
}

interface LetterChoiceProps {
  step: LetterStep;
  langCode: string;
  /** The letters among which to choose. */
  met: readonly string[];
  onNext: (isRight: boolean) => void;
}

function LetterChoice({ step: { letter, shows }, langCode, met, onNext }: LetterChoiceProps) {
  const { formatMessage } = useIntl();
  const soundName = useSoundName();
  const name = (option: ScriptLetter, as: 'letter' | 'sound') =>
    as === 'sound' ? soundName(option, langCode) : { text: option.letter, lang: langCode };
  const [prompt, answer] = shows ? (['sound', 'letter'] as const) : (['letter', 'sound'] as const);
  const [chosen, setChosen] = useState<string | null>();
  const [options] = useState(() => listOptions(letter, langCode, met, Math.random));
  const given = options.find((option) => option.letter === chosen && option !== letter);
  return (
    <MultipleChoiceBoard
      prompt={{ kind: 'word', word: name(letter, prompt) }}
      task={formatMessage(shows ? messages.whichLetter : messages.question)}
      options={options.map((option) => ({
        id: option.letter,
        content: { kind: 'word', word: name(option, answer) },
      }))}
      correct={letter.letter}
      chosen={chosen}
      recap={{
        // Reserves the space of the other letter.
        form: { text: letter.name ?? '', lang: `${langCode}-Latn` },
        given: given && {
          answer: name(given, 'letter'),
          meaning: name(given, 'sound'),
        },
      }}
      onChoose={setChosen}
      onPass={() => setChosen(null)}
      onNext={() => onNext(chosen === letter.letter)}
    />
  );
}

const messages = defineMessages({
  counter: { id: 'scriptCourse.counter', defaultMessage: 'Letters: {answered} / {total}' },
  met: {
    id: 'scriptCourse.met',
    defaultMessage: 'That’s {count, plural, one {# letter} other {# letters}}. Now the words.',
  },
  question: { id: 'scriptCourse.question', defaultMessage: 'How does it sound?' },
  whichLetter: { id: 'scriptCourse.whichLetter', defaultMessage: 'Which letter is it?' },
  skipped: {
    id: 'scriptCourse.skipped',
    defaultMessage: 'Lessons start with words now. You can turn letters back on in Settings.',
  },
});
