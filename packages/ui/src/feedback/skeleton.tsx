import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { color, radius, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** A placeholder for loading content, sized by its parent or by `className`. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  width: 100%;
  height: 1em;
  border-radius: ${radius.small};
  background: ${color.plate};

  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;

interface SkeletonListProps extends ComponentProps<'div'> {
  shape: SkeletonShape;
  count: number;
}

export type SkeletonShape = 'card' | 'cover' | 'row' | 'line';

/** Placeholders with the sizes of cards or rows, announced as loading. */
export function SkeletonList({ shape, count, ...native }: SkeletonListProps) {
  const { formatMessage } = useIntl();
  return (
    <Items role="status" {...native} data-shape={shape}>
      <VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Item key={index} data-shape={shape}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Item>
      ))}
    </Items>
  );
}

const messages = defineMessages({
  loading: { id: 'ui.skeletonList.loading', defaultMessage: 'Loading…' },
});

const Items = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--column, 100%), 1fr));
  column-gap: ${space.s4};

  &[data-shape='card'] {
    --column: min(9.5rem, 50% - ${space.s2});
    row-gap: ${space.s12};
  }
  &[data-shape='cover'] {
    --column: min(13rem, 50% - ${space.s2});
    row-gap: ${space.s8};
  }
  &[data-shape='line'] {
    --column: min(17rem, 100%);
    column-gap: ${space.s8};
  }
`;

/* A picture above or beside two lines, or else a line with a mark. */
const Item = styled.div`
  display: grid;
  gap: ${space.s2};

  > :nth-child(1) {
    height: auto;
    aspect-ratio: 1;
    border-radius: ${radius.medium};
  }
  > :nth-child(2) {
    width: 70%;
    height: 1.5rem;
  }
  > :nth-child(3) {
    width: 45%;
  }

  &[data-shape='cover'] > :nth-child(1) {
    aspect-ratio: 4 / 3;
  }

  &[data-shape='row'] {
    grid-template: 1fr 1fr / 3.5rem 1fr;
    align-items: center;
    column-gap: ${space.s4};
    min-height: 4.5rem;
    padding-block: ${space.s2};

    > :nth-child(1) {
      grid-row: 1 / -1;
    }
    > :not(:nth-child(1)) {
      max-width: 8rem;
    }
  }

  &[data-shape='line'] {
    grid-template-columns: 1fr 3.5rem;
    align-items: center;
    min-height: 3rem;

    > * {
      width: 60%;
      height: 1em;
      aspect-ratio: auto;
    }
    > :nth-child(3) {
      display: none;
    }
  }
`;
