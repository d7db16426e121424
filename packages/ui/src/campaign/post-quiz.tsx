import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Badge } from '../layout/badge.tsx';
import { Note, Row, Stack } from '../layout/stack.tsx';
import { HintIcon, KnownIcon } from '../theme/icon.ts';
import { color, radius, space } from '../theme/token.ts';

export interface PostQuizContent {
  /** What the network calls it, such as “Anonymous quiz”. */
  label: string;
  question: string;
  options: readonly string[];
  /** The index of the right option. */
  right: number;
  /** Shown to readers after their answer. */
  explanation?: string | undefined;
}

/** A question with its options. Unlike the readers, the admin sees which one is right. */
export function PostQuiz({
  label,
  question,
  options,
  right,
  explanation,
  lang,
}: PostQuizContent & { lang: string }) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap="s3">
      <div>
        <Question lang={lang} dir="auto">
          {question}
        </Question>
        <Note>{label}</Note>
      </div>
      <ul>
        {options.map((option, index) => (
          <Option key={index} data-right={index === right || undefined}>
            <Circle aria-hidden="true">{index === right && <KnownIcon />}</Circle>
            <Row as="span">
              <OptionText lang={lang}>{option}</OptionText>
              {index === right && <Badge data-tone="good">{formatMessage(messages.right)}</Badge>}
            </Row>
          </Option>
        ))}
      </ul>
      {explanation && (
        <Explanation>
          <HintIcon />
          <div>
            <Note>{formatMessage(messages.explanation)}</Note>
            <ExplanationText lang={lang} dir="auto">
              {explanation}
            </ExplanationText>
          </div>
        </Explanation>
      )}
    </Stack>
  );
}

const messages = defineMessages({
  right: { id: 'ui.postQuiz.right', defaultMessage: 'right answer' },
  explanation: { id: 'ui.postQuiz.explanation', defaultMessage: 'Explanation' },
});

const Question = styled.p`
  font-weight: 650;
`;

const Option = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space.s3};
  min-height: 2.5rem;
  padding-block: ${space.s2};

  & + & {
    border-block-start: 1px solid ${color.hairline};
  }
`;

const OptionText = styled.bdi`
  flex: 1 1 6rem;
  text-align: start;
`;

const Circle = styled.span`
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border: 2px solid ${color.outline};
  border-radius: ${radius.full};

  [data-right] > & {
    border-color: ${color.known};
    color: ${color.known};
  }

  .lucide {
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 4;
  }
`;

const Explanation = styled.div`
  display: flex;
  gap: ${space.s3};
  padding: ${space.s3};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  > .lucide {
    color: ${color.textMuted};
  }
`;

const ExplanationText = styled.p`
  white-space: pre-line;
`;
