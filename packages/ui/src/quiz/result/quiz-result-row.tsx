import { defineMessages } from '@wordhoard/i18n/messages';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, size, space } from '../../theme/token.ts';
import { type ExampleText, WordExample } from '../../word/word-example.tsx';
import { WordImage } from '../../word/word-image.tsx';
import { WordLine } from '../../word/word-line.tsx';
import type { WordText } from '../../word/word-text.ts';
import { TranslationLine, WrittenWord } from '../../word/written-word.tsx';
import { ResultMark, type WordOutcome } from './result-mark.tsx';

export interface QuizResultRowProps {
  word: WordText;
  href?: string | undefined;
  expected: WordText;
  /** Shown instead of the expected answer: the word with its article and its plural. */
  form?: WordText | undefined;
  /** Absent if the learner passed. */
  answer?: WordText | undefined;
  outcome: WordOutcome;
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
  outcome,
  isHinted = false,
  image,
  example,
  action,
  hasPicture,
}: QuizResultRowProps) {
  const { formatMessage } = useIntl();
  const isRight = outcome === 'right';
  const differs = answer !== undefined && answer.text !== expected.text;
  return (
    <Row>
      <ResultMark outcome={outcome} />
      {hasPicture && <Picture src={image} alt="" word={word} />}
      <div>
        <WordLine word={word} href={href} />
        <TranslationLine translations={[form ?? expected]} />
        {differs && (
          <Answer data-wrong={outcome === 'wrong' || undefined}>
            {formatMessage(messages.answer)} <WrittenWord word={answer} />
          </Answer>
        )}
        {!isRight && answer === undefined && (
          <Answer data-wrong={outcome === 'wrong' || undefined}>
            {formatMessage(outcome === 'wrong' ? messages.noAnswer : messages.missed)}
          </Answer>
        )}
        {isRight && isHinted && <Answer>{formatMessage(messages.hinted)}</Answer>}
        {example && <Example {...example} />}
      </div>
      {action}
    </Row>
  );
}

const messages = defineMessages({
  answer: { id: 'ui.quizResultRow.answer', defaultMessage: 'You answered:' },
  hinted: { id: 'ui.quizResultRow.hinted', defaultMessage: 'With a hint' },
  missed: { id: 'ui.quizResultRow.missed', defaultMessage: 'Missed at first' },
  noAnswer: { id: 'ui.quizResultRow.noAnswer', defaultMessage: 'No answer' },
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

const Answer = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};

  &[data-wrong] {
    color: ${color.wrong};
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
