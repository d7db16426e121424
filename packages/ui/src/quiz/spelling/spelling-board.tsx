import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { foldRomanisation, splitLeadingWord } from '@wordhoard/quiz-engine/text';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { Button } from '../../action/button.tsx';
import { controlStyle } from '../../form/control-style.ts';
import { ListenIcon } from '../../theme/icon.ts';
import { color, family, size } from '../../theme/token.ts';
import { foldTyped } from '../../word/word-text.ts';
import { landscapeBoard } from '../board/board.tsx';
import { QuestionBoard, type QuestionProps } from '../board/question-board.tsx';
import type { QuizContent } from '../board/quiz-content.tsx';
import { type AlphabetChoice, LetterHelp } from './letter-help.tsx';
import { SpellingFeedback, type SpellingOutcome } from './spelling-feedback.tsx';

interface SpellingBoardProps extends Omit<QuestionProps, 'prompt'> {
  /** Absent if the learner only hears the word; `promptAction` then plays it. */
  prompt: QuizContent | undefined;
  /** The label of the text field. */
  label: string;
  /** The language of the answer. */
  lang: string;
  /** Letters that may be missing from the learner's keyboard, from all words of the quiz. */
  letters: readonly string[];
  /** Whether the word is asked for in Latin letters. */
  isLatin?: boolean | undefined;
  /** All letters of the script; absent if learners have its keyboard. */
  alphabet?: AlphabetChoice | undefined;
  /** Absent before the answer. */
  outcome: SpellingOutcome | undefined;
  /** Present if an answer was typed on another keyboard, and is asked for again. */
  keyboardNotice?: string | undefined;
  onAnswer: (answer: string) => void;
  /** Asks to build the word from letters instead of typing it. */
  onBuild?: (() => void) | undefined;
  /** “I was right”, after an answer that was graded as wrong. */
  onDispute: () => void;
  /** Plays a word that is heard only. Submitting the empty field calls it too. */
  onPlay?: (() => void) | undefined;
}

/**
 * A word to type. After an almost right answer, the learner types it once more. Give it a `key` per
 * question, so that each starts with an empty field.
 */
export function SpellingBoard({
  prompt,
  label,
  lang,
  letters,
  isLatin = false,
  alphabet,
  outcome,
  keyboardNotice,
  onAnswer,
  onBuild,
  onDispute,
  onPlay,
  ...question
}: SpellingBoardProps) {
  const { formatMessage } = useIntl();
  const task = useTask(lang, { isLatin, isHeard: prompt === undefined });
  const help = { letters, alphabet, onBuild };
  const form = { label, lang, help, outcome, keyboardNotice, onAnswer, onPlay };
  return (
    <QuestionBoard
      {...question}
      prompt={prompt}
      placeholder={<LargeListenIcon aria-hidden="true" />}
      task={task}
      hasFocus={outcome !== undefined}
      verdict={outcome && judgeOutcome(outcome)}
      rightAnswer={outcome?.expected ?? ''}
      actions={
        outcome &&
        isDisputable(outcome) && (
          <Button variant="quiet" onClick={onDispute}>
            {formatMessage(messages.dispute)}
          </Button>
        )
      }
    >
      {(promptId) => <SpellingForm {...form} onNext={question.onNext} promptId={promptId} />}
    </QuestionBoard>
  );
}

function useTask(lang: string, { isLatin, isHeard }: { isLatin: boolean; isHeard: boolean }) {
  const { formatMessage, locale } = useIntl();
  if (isHeard) return formatMessage(messages.listen);
  if (isLatin) return formatMessage(messages.latin);
  return formatMessage(messages.task, { language: languageName(lang, locale) });
}

const isWrong = ({ verdict }: SpellingOutcome) => verdict === 'almost' || verdict === 'wrong';

const isDisputable = (outcome: SpellingOutcome) => outcome.answer !== '' && isWrong(outcome);

function judgeOutcome(outcome: SpellingOutcome) {
  if (outcome.answer === '' || outcome.verdict === 'other') return 'passed';
  if (outcome.verdict === 'almost') return 'almost';
  return isWrong(outcome) ? 'wrong' : 'right';
}

const messages = defineMessages({
  task: { id: 'ui.spellingBoard.task', defaultMessage: 'Type it in {language}' },
  latin: { id: 'ui.spellingBoard.latin', defaultMessage: 'Type it in Latin letters' },
  listen: { id: 'ui.spellingBoard.listen', defaultMessage: 'Type what you hear' },
  dispute: { id: 'ui.spellingBoard.dispute', defaultMessage: 'I was right' },
});

const LargeListenIcon = styled(ListenIcon)`
  width: 4rem;
  height: 4rem;
  color: ${color.accent};
`;

interface SpellingFormProps
  extends Pick<SpellingBoardProps, 'label' | 'lang' | 'outcome' | 'keyboardNotice'>,
    Pick<SpellingBoardProps, 'onAnswer' | 'onNext' | 'onPlay'> {
  help: Pick<SpellingBoardProps, 'letters' | 'alphabet' | 'onBuild'>;
  /** The id of the prompt, which describes the field. */
  promptId: string;
}

/** The field for the answer and, after an almost right one, for typing it once more. */
function SpellingForm({
  label,
  promptId,
  lang,
  help,
  outcome,
  keyboardNotice,
  onAnswer,
  onNext,
  onPlay,
}: SpellingFormProps) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [isMistyped, setIsMistyped] = useState(false);
  const isRetyping = outcome?.verdict === 'almost';
  const copied = isRetyping ? (outcome.script ?? outcome.expected) : undefined;
  const task = isRetyping ? formatMessage(formMessages.again) : label;
  useEffect(() => field.current?.focus(), [isRetyping]);
  useEffect(() => field.current?.select(), [keyboardNotice]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (outcome) submitRetyped(text, outcome);
    else if (text !== '') onAnswer(text);
    else {
      field.current?.focus();
      onPlay?.();
    }
  }

  function submitRetyped(text: string, answered: SpellingOutcome): void {
    if (text === '' || isRetyped(text, answered, lang)) onNext();
    else setIsMistyped(true);
  }

  return (
    <Form onSubmit={submit}>
      <SpellingFeedback outcome={outcome} lang={lang} />
      {/* Hidden rather than removed: removing the focused element is slow in Chromium. */}
      <Fields hidden={outcome !== undefined && !isRetyping} data-alphabet={help.alphabet && ''}>
        <Input
          key={isRetyping ? 'again' : 'first'}
          ref={field}
          {...plainTextInput}
          aria-label={task}
          placeholder={task}
          lang={lang}
          aria-describedby={promptId}
          aria-invalid={isMistyped || undefined}
          inputMode={help.alphabet?.isShown ? 'none' : undefined}
          onChange={() => setIsMistyped(false)}
          onKeyDown={ignoreHeldEnter}
        />
        {isRetyping ? <MistypedNotice isShown={isMistyped} /> : <Advice>{keyboardNotice}</Advice>}
        <LetterHelp {...help} {...{ copied, lang, field }} />
        <Button type="submit" variant="primary">
          {formatMessage(formMessages.check)}
        </Button>
      </Fields>
    </Form>
  );
}

/** The article may be omitted, or added if none was asked for; so may the marks of Latin letters. */
function isRetyped(text: string, { expected, script }: SpellingOutcome, lang: string): boolean {
  if (script !== undefined)
    return text === script || foldRomanisation(text) === foldRomanisation(expected);
  const isSame = (one: string, other: string) => foldTyped(one, lang) === foldTyped(other, lang);
  const [typed, right] = [splitLeadingWord(text, lang), splitLeadingWord(expected, lang)];
  const isArticleFree = typed.leadingWord === '' || right.leadingWord === '';
  return isSame(text, expected) || (isArticleFree && isSame(typed.rest, right.rest));
}

function MistypedNotice({ isShown }: { isShown: boolean }) {
  const { formatMessage } = useIntl();
  return <Notice role="status">{isShown && formatMessage(formMessages.mistyped)}</Notice>;
}

/** Turns off everything that would complete, capitalise or correct the answer. */
const plainTextInput = {
  dir: 'auto',
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'go',
} as const;

/** The Enter that submitted the answer may still be held when the retype field takes the focus. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

const formMessages = defineMessages({
  check: { id: 'ui.spellingForm.check', defaultMessage: 'Check' },
  again: { id: 'ui.spellingForm.again', defaultMessage: 'Once more' },
  mistyped: {
    id: 'ui.spellingForm.mistyped',
    defaultMessage: 'Not quite. Type it as shown above',
  },
});

const Form = styled.form`
  display: grid;
  gap: var(--near);
  width: 100%;
  max-width: 28rem;
  margin-inline: auto;
`;

const besideField = css`
  grid-template-columns: minmax(0, 1fr) auto;

  > * {
    grid-column: 1 / -1;
  }

  > input {
    grid-area: 1 / 1;
  }

  > [type='submit'] {
    grid-area: 1 / 2;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: var(--near);

  &[hidden] {
    display: none;
  }

  /* Puts the button beside the field, so that neither the letters nor the footer cover it. */
  &[data-alphabet] {
    ${besideField}
  }
  @media ${landscapeBoard} {
    ${besideField}
  }
`;

const Input = styled.input`
  ${controlStyle}
  font: 600 ${size.wordMedium} / 1.3 ${family.word};
  text-align: center;

  &::placeholder {
    font: 400 ${size.body} / 1.3 ${family.sans};
  }
`;

const Notice = styled.p`
  color: ${color.wrong};
  font-size: ${size.caption};
  text-align: center;

  &:empty {
    position: absolute;
  }
`;

const Advice = styled(Notice).attrs({ role: 'status' })`
  color: ${color.text};
`;
