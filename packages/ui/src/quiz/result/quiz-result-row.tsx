import { defineMessages } from '@wordhoard/i18n/messages';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { CloseIcon, KnownIcon } from '../../theme/icon.ts';
import { color, size, space } from '../../theme/token.ts';
import { type ExampleText, WordExample } from '../../word/word-example.tsx';
import { WordImage } from '../../word/word-image.tsx';
import { WordLine } from '../../word/word-line.tsx';
import type { WordText } from '../../word/word-text.ts';
import { TranslationLine, WrittenWord } from '../../word/written-word.tsx';

export interface QuizResultRowProps {
  word: WordText;
  href?: string | undefined;
  expected: WordText;
  /** Shown instead of the expected answer: the word with its article and its plural. */
  form?: WordText | undefined;
  /** Absent if the learner passed. */
  answer?: WordText | undefined;
  isRight: boolean;
  /** Whether the learner used a hint. */
  isHinted?: boolean | undefined;
  image?: string | undefined;
  example?: ExampleText | undefined;
  /** Such as a sound button. */
  action?: ReactNode;
  /** Whether any row has an image; the others then show an initial. */
  hasPicture: boolean;
}

export function QuizResultRow({
  word,
  href,
  expected,
  form,
  answer,
  isRight,
  isHinted = false,
  image,
  example,
  action,
  hasPicture,
}: QuizResultRowProps) {
  const { formatMessage } = useIntl();
  const differs = answer !== undefined && answer.text !== expected.text;
  return (
    <Row>
      <Mark
        role="img"
        aria-label={formatMessage(isRight ? messages.right : messages.wrong)}
        data-right={isRight || undefined}
      >
        {isRight ? <KnownIcon /> : <CloseIcon />}
      </Mark>
      {hasPicture && <Picture src={image} alt="" word={word} />}
      <div>
        <WordLine word={word} href={href} />
        <TranslationLine translations={[form ?? expected]} />
        {differs && (
          <Answer data-right={isRight || undefined}>
            {formatMessage(messages.answer)} <WrittenWord word={answer} />
          </Answer>
        )}
        {!isRight && answer === undefined && <Answer>{formatMessage(messages.noAnswer)}</Answer>}
        {isRight && isHinted && <Answer data-right>{formatMessage(messages.hinted)}</Answer>}
        {example && <Example {...example} />}
      </div>
      {action}
    </Row>
  );
}

const messages = defineMessages({
  right: { id: 'ui.quizResultRow.right', defaultMessage: 'Right' },
  wrong: { id: 'ui.quizResultRow.wrong', defaultMessage: 'Wrong' },
  answer: { id: 'ui.quizResultRow.answer', defaultMessage: 'You answered:' },
  hinted: { id: 'ui.quizResultRow.hinted', defaultMessage: 'With a hint' },
  noAnswer: { id: 'ui.quizResultRow.noAnswer', defaultMessage: 'Skipped' },
});

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  padding-block: ${space.s3};
  border-block-start: 1px solid ${color.hairline};

  > div {
    flex: 1;
    min-width: 0;
  }
`;

const Mark = styled.span`
  flex: none;
  color: ${color.wrong};

  &[data-right] {
    color: ${color.known};
  }

  .lucide {
    stroke-width: 2.5;
  }
`;

const Answer = styled.p`
  color: ${color.wrong};
  font-size: ${size.caption};

  &[data-right] {
    color: ${color.textMuted};
  }
`;

const Picture = styled(WordImage)`
  flex: none;
  width: 3rem;
`;

const Example = styled(WordExample)`
  padding: 0;
  font-size: ${size.caption};
`;
