import type { ReactNode } from 'react';
import { defineMessages, type MessageValue, useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { color, family, size, space } from '../../theme/token.ts';
import { type ExampleText, WordExample } from '../../word/word-example.tsx';
import { WordImage } from '../../word/word-image.tsx';
import type { WordText } from '../../word/word-text.ts';

/** What helps to remember the asked word, shown with the verdict. */
export interface AnswerRecap {
  /** An image that the question does not show. */
  image?: string | undefined;
  /** The word with its article and its plural. It takes the place of the example. */
  form?: WordText | undefined;
  example?: ExampleText | undefined;
  /** What a wrong answer is the answer to. It takes the place of the example. */
  given?: { answer: WordText; meaning: WordText } | undefined;
  /** The asked word with what a dictionary adds, if it is the answer. */
  word?: WordText | undefined;
  /** A sound button, if the prompt has none. */
  action?: ReactNode;
}

interface RecapPartsProps extends Omit<AnswerRecap, 'word'> {
  /** Before the answer, the image only reserves its space and loads. */
  isShown: boolean;
}

/** The parts of the recap, on both sides of the verdict and below it. */
export function RecapParts({ image, form, example, given, action, isShown }: RecapPartsProps) {
  return (
    <>
      {image !== undefined && (
        <Picture data-shown={isShown || undefined}>
          <WordImage src={image} alt="" loading="eager" />
        </Picture>
      )}
      {isShown && given && <GivenAnswer {...given} />}
      {isShown && !given && form && (
        <Form lang={form.lang} dir="auto">
          {form.text}
        </Form>
      )}
      {isShown && !given && !form && example && (
        <Example>
          <WordExample {...example} />
        </Example>
      )}
      {isShown && action && <Action>{action}</Action>}
    </>
  );
}

function GivenAnswer({ answer, meaning }: NonNullable<AnswerRecap['given']>) {
  const { formatMessage } = useIntl();
  return (
    <Given>
      {formatMessage(messages.given, {
        answer: <bdi lang={answer.lang}>{answer.text}</bdi>,
        meaning: <bdi lang={meaning.lang}>{meaning.text}</bdi>,
      })}
    </Given>
  );
}

const messages = defineMessages<{ given: { answer: MessageValue; meaning: MessageValue } }>({
  given: { id: 'ui.answerRecap.given', defaultMessage: '“{answer}” is “{meaning}”' },
});

const Picture = styled.span`
  grid-area: picture;
  width: 3.5rem;
  margin-inline-end: ${space.s3};

  &:not([data-shown]) {
    visibility: hidden;
  }
`;

/* Takes the space that the verdict leaves, and no more. */
const belowVerdict = css`
  grid-area: example;
  align-self: stretch;
  contain: size;
  display: -webkit-box;
  padding: 0;
  overflow: hidden;
  color: ${color.text};
  font-size: ${size.caption};
  line-height: 1.3;
  text-wrap: pretty;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
`;

/* The sentence and, if it leaves a line, its translation. */
const Example = styled.div`
  ${belowVerdict}
  display: block;
  max-height: 2.6em;

  > q {
    padding: 0;
    color: inherit;
  }

  > p {
    font-size: inherit;
  }
`;

const Given = styled.p`
  ${belowVerdict}

  /* Its letters are small for their size. */
  bdi:lang(ar):not(:lang(ar-Latn)) {
    font-size: 1.4em;
    line-height: 1;
  }
`;

const Form = styled.p`
  ${belowVerdict}
  font-family: ${family.word};
  font-size: ${size.body};
`;

const Action = styled.span`
  grid-area: action;
  margin-inline-start: ${space.s2};
`;
