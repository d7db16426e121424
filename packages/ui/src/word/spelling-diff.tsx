import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { color, family, radius, size, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';

/** A stretch of the right text beside the stretch of the answer that stands for it. */
export interface SpellingSegment {
  kind: 'equal' | 'wrong' | 'swapped' | 'missing' | 'extra';
  /** Empty where the answer has too much. */
  expected: string;
  /** Empty where the answer has too little. */
  answer: string;
}

export interface SpellingDiffProps extends Omit<ComponentProps<'div'>, 'lang' | 'children'> {
  segments: readonly SpellingSegment[];
  /** The language of both texts. */
  lang: string;
}

/** An answer above the right text, letter above letter; what differs stands out in both. */
export function SpellingDiff({ segments, lang, ...native }: SpellingDiffProps) {
  const { formatMessage } = useIntl();
  const answer = segments.map((segment) => segment.answer).join('');
  const expected = segments.map((segment) => segment.expected).join('');
  return (
    <Frame {...native}>
      <VisuallyHidden as="p">
        {formatMessage(messages.answer)} <span lang={lang}>{answer}</span>.{' '}
        {formatMessage(messages.expected)} <span lang={lang}>{expected}</span>.
      </VisuallyHidden>
      <Letters aria-hidden="true" lang={lang} dir="auto">
        {segments.map((segment, place) => (
          <Stretch key={place}>
            <Part $tone={segment.kind === 'equal' ? 'plain' : 'wrong'}>{segment.answer}</Part>
            <Part $tone={segment.kind === 'equal' ? 'plain' : 'right'}>{segment.expected}</Part>
          </Stretch>
        ))}
      </Letters>
    </Frame>
  );
}

const messages = defineMessages({
  answer: { id: 'ui.spellingDiff.answer', defaultMessage: 'You wrote:' },
  expected: { id: 'ui.spellingDiff.expected', defaultMessage: 'Right is:' },
});

const toneStyle = {
  plain: css``,
  wrong: css`
    background: ${color.wrongSoft};
    color: ${color.wrong};
    text-decoration: line-through;
    text-decoration-thickness: 2px;
  `,
  right: css`
    background: ${color.knownSoft};
    color: ${color.known};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  `,
};

const Frame = styled.div`
  min-width: 0;
`;

const Letters = styled.div`
  display: flex;
  flex-wrap: wrap;
  row-gap: ${space.s3};
  font-family: ${family.word};
  font-size: ${size.wordMedium};
  line-height: 1.35;
  white-space: pre-wrap;
`;

const Stretch = styled.span`
  display: grid;
  grid-template-rows: repeat(2, 1.4em);
  justify-items: center;
  row-gap: ${space.s1};
`;

const Part = styled.span<{ $tone: keyof typeof toneStyle }>`
  min-width: 0.35em;
  border-radius: ${radius.small};
  ${({ $tone }) => toneStyle[$tone]}
`;
