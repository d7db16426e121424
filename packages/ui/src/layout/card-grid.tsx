import type { ComponentProps, ReactElement } from 'react';
import { Children } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/token.ts';

export interface CardGridProps extends ComponentProps<'ul'> {
  /** Cards; each becomes an item of the list. */
  children: readonly ReactElement[] | ReactElement;
}

/** Cards in as many columns as there is room for, two on a phone. */
export function CardGrid({ children, ...native }: CardGridProps) {
  return (
    <Grid {...native}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
  gap: ${space.s8} ${space.s4};

  > li {
    min-width: 0;
  }
`;
