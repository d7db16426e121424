import { family, size, space } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A part of the home page under a heading of its own. */
export function HomeSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <Heading>{title}</Heading>
      {children}
    </Section>
  );
}

const Section = styled.section`
  grid-column: 1 / -1;
  min-width: 0;
  margin-block-end: ${space.s16};
`;

const Heading = styled.h2`
  margin-block-end: ${space.s4};
  font: 600 ${size.title} / 1.25 ${family.word};
`;
