import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../theme/token.ts';

export interface TranslationGroupProps extends ComponentProps<'section'> {
  /** In the interface language: “noun”, “verb”. */
  partOfSpeech: string;
  headingAs?: 'h2' | 'h3';
}

/** The translations of one part of speech. Its children are `TranslationRow`s. */
export function TranslationGroup({
  partOfSpeech,
  headingAs = 'h2',
  children,
  ...native
}: TranslationGroupProps) {
  const headingId = useId();
  return (
    <Group aria-labelledby={headingId} {...native}>
      <Heading as={headingAs} id={headingId}>
        {partOfSpeech}
      </Heading>
      <ol>{children}</ol>
    </Group>
  );
}

const Group = styled.section`
  display: grid;
  gap: ${space.s1};

  > ol {
    counter-reset: sense;
  }
`;

const Heading = styled.h2`
  padding-block-end: ${space.s2};
  border-block-end: 1px solid ${color.hairline};
  color: ${color.textMuted};
  font-size: ${size.body};
  font-style: italic;
  font-weight: 400;
`;
