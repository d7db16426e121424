import { type ComponentProps, type ReactNode, useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { space } from '../theme/token.ts';
import { AnswerFoot } from './answer-foot.tsx';
import { Board } from './board.tsx';
import { roomyBoard } from './board-media.ts';
import { BoardQuestion } from './board-question.ts';
import { ChoiceOption, type ChoiceState } from './choice-option.tsx';
import { OptionList } from './option-list.tsx';
import { faceText, type QuizFace } from './quiz-face.ts';
import { QuizPrompt } from './quiz-prompt.tsx';
import { useShortcuts } from './use-shortcuts.ts';

export interface MultipleChoiceBoardProps extends ComponentProps<'div'> {
  prompt: QuizFace;
  /** Two to nine of them. */
  options: readonly MultipleChoiceOption[];
  /** The id of the right option. */
  correct: string;
  /** The id of the learner's option: undefined before it, null when the learner passed. */
  chosen: string | null | undefined;
  onChoose: (id: string) => void;
  /** Without it the question must be answered. */
  onPass?: (() => void) | undefined;
  onNext: () => void;
  /** Beside the prompt, such as a sound button. */
  promptAction?: ReactNode;
}

export interface MultipleChoiceOption {
  id: string;
  face: QuizFace;
}

/** One question. Give it a `key` per question, so that each begins with its prompt in focus. */
export function MultipleChoiceBoard({
  prompt,
  options,
  correct,
  chosen,
  onChoose,
  onPass,
  onNext,
  promptAction,
  ...native
}: MultipleChoiceBoardProps) {
  const { formatMessage } = useIntl();
  const promptId = useId();
  const isOpen = chosen === undefined;
  const answerKind = options[0]?.face.kind ?? 'word';
  const right = options.find(({ id }) => id === correct);
  const numbered = options.map(({ id }, index) => [`${index + 1}`, () => onChoose(id)] as const);
  useShortcuts(isOpen ? { ...Object.fromEntries(numbered), 0: onPass } : { enter: onNext });
  return (
    <Board {...native}>
      <Question>
        <QuizPrompt
          id={promptId}
          face={prompt}
          task={formatMessage(taskMessage(prompt.kind, answerKind))}
          action={promptAction}
        />
        <OptionList aria-labelledby={promptId} data-kind={answerKind}>
          {options.map(({ id, face }, index) => (
            <li key={id}>
              <ChoiceOption
                face={face}
                hotkey={`${index + 1}`}
                state={stateOf(id, chosen, correct)}
                onChoose={() => onChoose(id)}
              />
            </li>
          ))}
        </OptionList>
      </Question>
      <AnswerFoot
        verdict={verdictOf(chosen, correct)}
        rightAnswer={right ? faceText(right.face) : ''}
        onNext={onNext}
        onPass={onPass}
      />
    </Board>
  );
}

const messages = defineMessages({
  translation: { id: 'ui.quizPrompt.translation', defaultMessage: 'What does it mean?' },
  picture: { id: 'ui.quizPrompt.picture', defaultMessage: 'Which picture is it?' },
  word: { id: 'ui.quizPrompt.word', defaultMessage: 'Which word is it?' },
});

function taskMessage(shown: QuizFace['kind'], asks: QuizFace['kind']) {
  if (asks === 'picture') return messages.picture;
  return shown === 'picture' ? messages.word : messages.translation;
}

function stateOf(id: string, chosen: string | null | undefined, correct: string): ChoiceState {
  if (chosen === undefined) return 'idle';
  if (id === chosen) return id === correct ? 'right' : 'wrong';
  return id === correct ? 'revealed' : 'passed';
}

function verdictOf(chosen: string | null | undefined, correct: string) {
  if (chosen === undefined) return undefined;
  if (chosen === null) return 'passed';
  return chosen === correct ? 'right' : 'wrong';
}

const Question = styled(BoardQuestion)`
  @media ${roomyBoard} {
    gap: ${space.s12};
  }
`;
