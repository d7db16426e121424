import { Children, type ComponentProps, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/token.ts';

interface CardGridProps extends ComponentProps<'ul'> {
  /** Narrow for words, wide for lists: on a phone, both have two columns. Full for cards of texts and buttons. */
  columns?: CardGridColumns;
  /** The rendered part of a virtualized list. */
  rendered?: { skipped: number; total: number } | undefined;
  /** Cards; each becomes an item of the list. */
  children: readonly ReactElement[] | ReactElement;
}

type CardGridColumns = 'narrow' | 'wide' | 'full';

/** A list of cards in as many columns as fit. */
export function CardGrid({ columns = 'narrow', rendered, children, ...native }: CardGridProps) {
  return (
    <Grid {...native} data-columns={columns}>
      {Children.map(children, (card, index) => (
        <li aria-setsize={rendered?.total} aria-posinset={rendered && rendered.skipped + index + 1}>
          {card}
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--column), 1fr));
  gap: ${space.s8} ${space.s4};

  &:where([data-columns='narrow']) {
    --column: min(9.5rem, 50% - ${space.s2});
  }
  &:where([data-columns='wide']) {
    --column: min(13rem, 50% - ${space.s2});
  }
  &:where([data-columns='full']) {
    --column: min(22rem, 100%);
    row-gap: ${space.s4};
  }

  > li {
    min-width: 0;
  }
`;
