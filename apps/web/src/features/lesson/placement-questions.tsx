import {
  answerPlacement,
  judgeMultipleChoice,
  type MultipleChoiceQuestion,
  undoPlacement,
} from '@wordhoard/quiz-engine';
import { MultipleChoiceBoard, QuizFrame } from '@wordhoard/ui';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { ListenButton } from '../../shared/sound/listen-button.tsx';
import { useSound } from '../../shared/sound/use-sound.ts';
import { answerContent, promptContent, type WordItem } from '../quiz/session/word-item.ts';
import type { PlacementTest } from './placement.ts';

interface PlacementQuestionsProps {
  test: PlacementTest;
  question: MultipleChoiceQuestion<WordItem>;
  onChange: (test: PlacementTest) => void;
}

/** Asks one question after the other, without telling whether the answers are right. */
export function PlacementQuestions({ test, question, onChange }: PlacementQuestionsProps) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const [settings, setSettings] = useAtom(settingsAtom);
  const { placement } = test;
  const { item, options } = question;
  const { hasSound, isMuted, play } = useSound(item.word);
  useEffect(() => {
    if (hasSound && !isMuted) play();
    // The word is spoken when it appears, not when the settings change.
  }, [item.wordId]);

  const answer = (isRight: boolean) =>
    onChange({ ...test, placement: answerPlacement(placement, isRight) });

  function choose(wordId: string): void {
    const option = options.find((candidate) => candidate.wordId === wordId);
    if (option !== undefined) answer(judgeMultipleChoice(question, option));
  }

  return (
    <QuizFrame
      title={formatMessage(pageTitleMessages.placement)}
      answered={placement.answers.length}
      total={placement.maxQuestions}
      isMuted={isMuted}
      onMutedChange={(muted) => setSettings({ ...settings, audio: { ...settings.audio, muted } })}
      onPlay={hasSound ? play : undefined}
      onUndo={
        placement.answers.length === 0
          ? undefined
          : () => onChange({ ...test, placement: undoPlacement(placement) })
      }
      onLeave={() => navigate(paths.home())}
      kind="multiple-choice"
    >
      <MultipleChoiceBoard
        key={`${placement.answers.length} ${item.wordId}`}
        data-guarded
        prompt={promptContent(item)}
        promptAction={<ListenButton word={item.word} />}
        options={options.map((option) => ({ id: option.wordId, content: answerContent(option) }))}
        correct={item.wordId}
        chosen={undefined}
        onChoose={choose}
        onPass={() => answer(false)}
        onNext={() => undefined}
      />
    </QuizFrame>
  );
}
