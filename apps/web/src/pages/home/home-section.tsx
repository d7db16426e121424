import { family, size, space } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface HomeSectionProps {
  title: string;
  /** An action on the whole section, beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ title, action, children }: HomeSectionProps) {
  return (
    <Section>
      <Head>
        <Heading>{title}</Heading>
        {action}
      </Head>
      {children}
    </Section>
  );
}

const Section = styled.section`
  grid-column: 1 / -1;
  min-width: 0;
  margin-block-end: ${space.s16};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2} ${space.s4};
  margin-block-end: ${space.s4};
`;

const Heading = styled.h2`
  font: 600 ${size.title} / 1.25 ${family.word};
`;
