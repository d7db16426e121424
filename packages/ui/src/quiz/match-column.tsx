import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useGlide } from './use-glide.ts';

interface MatchColumnProps {
  label: string;
  /** Of both columns together, so that what stands side by side is equally high. */
  rowCount: number;
  /** What the tiles stand in; another one has them glide. */
  order: string;
  children: ReactNode;
}

/** The tiles of one side, one below the other. */
export function MatchColumn({ label, rowCount, order, children }: MatchColumnProps) {
  const column = useRef<HTMLDivElement>(null);
  useGlide(column, order);
  return (
    <Column ref={column} role="group" aria-label={label} $rowCount={rowCount}>
      {children}
    </Column>
  );
}

const Column = styled.div<{ $rowCount: number }>`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span ${({ $rowCount }) => $rowCount};
`;
