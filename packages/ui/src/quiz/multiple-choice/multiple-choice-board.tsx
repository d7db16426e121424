import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useShortcuts } from '../../keyboard/use-shortcuts.ts';
import { space } from '../../theme/token.ts';
import { landscapeBoard, roomyBoard, shortBoard } from '../board/board.tsx';
import { QuestionBoard, type QuestionProps } from '../board/question-board.tsx';
import { type AnswerContent, describeContent, type QuizContent } from '../board/quiz-content.tsx';
import { ChoiceOption, type ChoiceState } from './choice-option.tsx';

export interface MultipleChoiceBoardProps extends QuestionProps {
  /** Two to nine options. */
  options: readonly MultipleChoiceOption[];
  /** The id of the right option. */
  correct: string;
  /** The id of the chosen option: undefined before the answer, null if the learner passed. */
  chosen: string | null | undefined;
  /** The language of the options, if the prompt is to be translated into it. */
  languageName?: string | undefined;
  /** The instruction, if it is not about a word. */
  task?: string | undefined;
  onChoose: (id: string) => void;
}

interface MultipleChoiceOption {
  id: string;
  content: AnswerContent;
}

/** A question with two to nine options, one of which is right. Give it a `key` per question, so that each
 * prompt takes the focus. */
export function MultipleChoiceBoard({
  options,
  correct,
  chosen,
  languageName,
  task: ownTask,
  onChoose,
  ...question
}: MultipleChoiceBoardProps) {
  const { formatMessage } = useIntl();
  const answerKind = options[0]?.content.kind ?? 'word';
  const task = chooseTask(question.prompt, answerKind);
  const reverseTask =
    languageName !== undefined && task === messages.translation
      ? formatMessage(messages.reverse, { language: languageName })
      : undefined;
  const right = options.find(({ id }) => id === correct);
  const optionKeys = options.map(({ id }, index) => [`${index + 1}`, () => onChoose(id)] as const);
  useShortcuts(chosen === undefined ? Object.fromEntries(optionKeys) : {});
  return (
    <QuestionBoard
      {...question}
      task={ownTask ?? reverseTask ?? formatMessage(task)}
      verdict={toVerdict(chosen, correct)}
      rightAnswer={right ? describeContent(right.content) : ''}
    >
      {(promptId) => (
        <OptionList aria-labelledby={promptId} data-kind={answerKind}>
          {options.map(({ id, content }, index) => (
            <li key={id}>
              <ChoiceOption
                content={content}
                hotkey={`${index + 1}`}
                state={toChoiceState(id, chosen, correct)}
                onChoose={() => onChoose(id)}
              />
            </li>
          ))}
        </OptionList>
      )}
    </QuestionBoard>
  );
}

const messages = defineMessages({
  translation: { id: 'ui.multipleChoiceBoard.translation', defaultMessage: 'What does it mean?' },
  reverse: {
    id: 'ui.multipleChoiceBoard.reverse',
    defaultMessage: 'How do you say it in {language}?',
  },
  image: { id: 'ui.multipleChoiceBoard.image', defaultMessage: 'Choose the picture' },
  form: { id: 'ui.multipleChoiceBoard.form', defaultMessage: 'Which form is it?' },
  word: { id: 'ui.multipleChoiceBoard.word', defaultMessage: 'Which word is it?' },
});

function chooseTask(prompt: QuizContent, answerKind: AnswerContent['kind']) {
  if (answerKind === 'image') return messages.image;
  if (prompt.kind !== 'word' || prompt.isDefinition) return messages.word;
  return prompt.detail === undefined ? messages.translation : messages.form;
}

function toChoiceState(
  id: string,
  chosen: string | null | undefined,
  correct: string,
): ChoiceState {
  if (chosen === undefined) return 'idle';
  if (id === chosen) return id === correct ? 'right' : 'wrong';
  return id === correct ? 'revealed' : 'passed';
}

function toVerdict(chosen: string | null | undefined, correct: string) {
  if (chosen === undefined) return undefined;
  if (chosen === null) return 'passed';
  return chosen === correct ? 'right' : 'wrong';
}

/** Words in one or two columns, images side by side. */
const OptionList = styled.ul`
  gap: ${space.s3};
  width: 100%;
  margin-inline: auto;

  &:where([data-kind='word']) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));

    /* Three, such as articles, fit in a row of a large screen. */
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    }
  }
  &:where([data-kind='image']) {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    max-width: min(28rem, 62dvh);

    @media ${shortBoard} {
      max-width: max(13rem, 44dvh);
    }

    @media ${roomyBoard} {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      max-width: none;

      > li {
        width: calc((100% - 3 * ${space.s3}) / 4);
      }
    }

    @media ${landscapeBoard} {
      max-width: 62dvh;
    }
  }

  @media ${roomyBoard} {
    margin-block-start: ${space.s4};
  }
`;
