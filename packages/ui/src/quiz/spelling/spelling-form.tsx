import { defineMessages } from '@wordhoard/i18n/messages';
import { splitLeadingWord } from '@wordhoard/quiz-engine/text';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../action/button.tsx';
import { controlStyle } from '../../form/control-style.ts';
import { color, family, size, space } from '../../theme/token.ts';
import { foldTyped } from '../../word/word-text.ts';
import { landscapeBoard, shortBoard } from '../board/board.tsx';
import { SpecialLetters } from './special-letters.tsx';
import { SpellingFeedback, type SpellingOutcome } from './spelling-feedback.tsx';

interface SpellingFormProps {
  label: string;
  /** The id of the prompt, which describes the field. */
  promptId: string;
  lang: string;
  letters: readonly string[];
  outcome: SpellingOutcome | undefined;
  onAnswer: (answer: string) => void;
  onNext: () => void;
  onPlay: (() => void) | undefined;
}

/** The field for the answer and, after an almost right one, for typing it once more. */
export function SpellingForm({
  label,
  promptId,
  lang,
  letters,
  outcome,
  onAnswer,
  onNext,
  onPlay,
}: SpellingFormProps) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [isMistyped, setIsMistyped] = useState(false);
  const isRetyping = outcome?.verdict === 'almost';
  const task = isRetyping ? formatMessage(messages.again) : label;
  useEffect(() => field.current?.focus(), [isRetyping]);

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

  function submitRetyped(text: string, { expected }: SpellingOutcome): void {
    if (text === '' || isRetyped(text, expected, lang)) onNext();
    else setIsMistyped(true);
  }

  return (
    <Form onSubmit={submit}>
      <SpellingFeedback outcome={outcome} lang={lang} />
      {/* Hidden rather than removed: removing the focused element is slow in Chromium. */}
      <Fields hidden={outcome !== undefined && !isRetyping}>
        <Input
          key={isRetyping ? 'again' : 'first'}
          ref={field}
          {...plainTextInput}
          aria-label={task}
          placeholder={task}
          lang={lang}
          aria-describedby={promptId}
          aria-invalid={isMistyped || undefined}
          onChange={() => setIsMistyped(false)}
          onKeyDown={ignoreHeldEnter}
        />
        {isRetyping && <MistypedNotice isShown={isMistyped} />}
        <SpecialLetters letters={letters} lang={lang} field={field} />
        <Button type="submit" variant={outcome ? 'secondary' : 'primary'}>
          {formatMessage(messages.check)}
        </Button>
      </Fields>
    </Form>
  );
}

/** The article may be omitted, or added if none was asked for. */
function isRetyped(text: string, expected: string, lang: string): boolean {
  const isSame = (one: string, other: string) => foldTyped(one, lang) === foldTyped(other, lang);
  const [typed, right] = [splitLeadingWord(text, lang), splitLeadingWord(expected, lang)];
  const isArticleFree = typed.leadingWord === '' || right.leadingWord === '';
  return isSame(text, expected) || (isArticleFree && isSame(typed.rest, right.rest));
}

function MistypedNotice({ isShown }: { isShown: boolean }) {
  const { formatMessage } = useIntl();
  return <Notice role="status">{isShown && formatMessage(messages.mistyped)}</Notice>;
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

const messages = defineMessages({
  check: { id: 'ui.spellingForm.check', defaultMessage: 'Check' },
  again: { id: 'ui.spellingForm.again', defaultMessage: 'Once more' },
  mistyped: {
    id: 'ui.spellingForm.mistyped',
    defaultMessage: 'Not yet. Type it as shown above',
  },
});

const Form = styled.form`
  display: grid;
  gap: ${space.s3};
  width: 100%;
  max-width: 28rem;
  margin-inline: auto;

  @media ${shortBoard} {
    gap: ${space.s2};
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space.s3};

  @media ${shortBoard} {
    gap: ${space.s2};
  }

  &[hidden] {
    display: none;
  }

  /* The button stands beside the field, where the footer does not cover it. */
  @media ${landscapeBoard} {
    grid-template-columns: minmax(0, 1fr) auto;

    > * {
      grid-column: 1 / -1;
    }

    > input {
      grid-area: 1 / 1;
    }

    > button {
      grid-area: 1 / 2;
    }
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
