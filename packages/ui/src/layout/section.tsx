import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { family, size, space } from '../theme/token.ts';
import { Row } from './stack.tsx';

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** A control beside the heading, such as a button. */
  action?: ReactNode;
}

/** A part of a page with its heading. In a grid, it takes a whole row. */
export function Section({ title, action, children, ...native }: SectionProps) {
  return (
    <Part {...native}>
      <Row $justify="space-between">
        <Title>{title}</Title>
        {action}
      </Row>
      {children}
    </Part>
  );
}

const Part = styled.section`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space.s4};
  min-width: 0;
  margin-block-end: ${space.s12};
`;

const Title = styled.h2`
  font: 600 ${size.title} / 1.25 ${family.word};
`;
