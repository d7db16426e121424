import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, family, radius, size, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';

/** A part of the expected text with the corresponding part of the answer. */
export interface SpellingSegment {
  /** `optional`: an article that may be omitted, added or replaced. */
  kind: 'equal' | 'wrong' | 'swapped' | 'missing' | 'extra' | 'optional';
  /** Empty if the answer has extra letters. */
  expected: string;
  /** Empty if the answer lacks letters. */
  answer: string;
}

interface SpellingDiffProps extends Omit<ComponentProps<'div'>, 'lang' | 'children'> {
  segments: readonly SpellingSegment[];
  /** The language of both texts. */
  lang: string;
  /** Whether the answer is right in spite of the differences: they are shown, but not as errors. */
  isForgiven?: boolean | undefined;
}

/** The number of letters that fit in a row on every screen. */
const maxRowLength = 20;

/**
 * The answer above the expected text, with differences highlighted in both. Short texts are aligned
 * letter by letter, long ones wrap.
 */
export function SpellingDiff({ segments, lang, isForgiven = false, ...native }: SpellingDiffProps) {
  const { formatMessage } = useIntl();
  const answer = segments.map((segment) => segment.answer).join('');
  const expected = segments.map((segment) => segment.expected).join('');
  const renderAnswer = (segment: SpellingSegment, index: number) => (
    <Part key={index} data-tone={chooseTone(segment, isForgiven ? 'plain' : 'wrong')}>
      {segment.answer}
    </Part>
  );
  const renderExpected = (segment: SpellingSegment, index: number) => (
    <Part key={index} data-tone={chooseTone(segment, 'right')}>
      {segment.expected}
    </Part>
  );
  return (
    <Frame {...native}>
      <VisuallyHidden as="p">
        {formatMessage(messages.answer)} <span lang={lang}>{answer}</span>.{' '}
        {formatMessage(messages.expected)} <span lang={lang}>{expected}</span>.
      </VisuallyHidden>
      {Math.max(answer.length, expected.length) > maxRowLength ? (
        <Lines aria-hidden="true" lang={lang}>
          <p dir="auto">{segments.map(renderAnswer)}</p>
          <p dir="auto">{segments.map(renderExpected)}</p>
        </Lines>
      ) : (
        <Row aria-hidden="true" lang={lang} dir="auto">
          {segments.map((segment, index) => (
            <Segment key={index}>
              {renderAnswer(segment, 0)}
              {renderExpected(segment, 1)}
            </Segment>
          ))}
        </Row>
      )}
    </Frame>
  );
}

type Tone = 'plain' | 'muted' | 'wrong' | 'right';

function chooseTone({ kind }: SpellingSegment, tone: Tone): Tone {
  if (kind === 'optional') return 'muted';
  return kind === 'equal' ? 'plain' : tone;
}

const messages = defineMessages({
  answer: { id: 'ui.spellingDiff.answer', defaultMessage: 'You wrote:' },
  expected: { id: 'ui.spellingDiff.expected', defaultMessage: 'Correct:' },
});

const Frame = styled.div`
  min-width: 0;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  row-gap: ${space.s3};
  font: 600 ${size.wordMedium} / 1.35 ${family.word};
  white-space: pre-wrap;
`;

const Lines = styled.div`
  display: grid;
  gap: ${space.s2};
  font: 600 ${size.wordSmall} / 1.5 ${family.word};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Segment = styled.span`
  display: grid;
  grid-template-rows: repeat(2, 1.4em);
  justify-items: center;
  row-gap: ${space.s1};
`;

/* Letters that one text lacks leave a gap without a colour. */
const Part = styled.span`
  min-width: 0.35em;
  border-radius: ${radius.small};

  &:not(:empty) {
  
  &:where([data-tone='muted']) {
    color: ${color.textMuted};
    font-weight: 400;
  }
  &:where([data-tone='wrong']) {
    background: ${color.wrongSoft};
    color: ${color.wrong};
    text-decoration: line-through;
    text-decoration-thickness: 2px;
  }
  &:where([data-tone='right']) {
    background: ${color.knownSoft};
    color: ${color.known};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  }
`;
