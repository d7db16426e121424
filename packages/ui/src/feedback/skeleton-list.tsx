import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { radius, space } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { Skeleton } from './skeleton.tsx';

export interface SkeletonListProps extends ComponentProps<'div'> {
  of: SkeletonShape;
  count: number;
}

export type SkeletonShape = 'card' | 'cover' | 'row';

/** Stands where cards or rows will be, in their sizes, and tells a screen reader to wait. */
export function SkeletonList({ of, count, ...native }: SkeletonListProps) {
  const { formatMessage } = useIntl();
  return (
    <Places role="status" {...native} data-shape={of}>
      <VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        <Place key={place} data-shape={of}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Place>
      ))}
    </Places>
  );
}

const messages = defineMessages({
  loading: { id: 'ui.skeletonList.loading', defaultMessage: 'Loading…' },
});

const placesStyle = {
  card: css`
    grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 50% - ${space.s2}), 1fr));
    gap: ${space.s8} ${space.s4};
  `,
  cover: css`
    grid-template-columns: repeat(auto-fill, minmax(min(13rem, 50% - ${space.s2}), 1fr));
    gap: ${space.s8} ${space.s4};
  `,
  row: css`
    grid-template-columns: 1fr;
  `,
} satisfies Record<SkeletonShape, ReturnType<typeof css>>;

const faceStyle = css`
  gap: ${space.s2};
  > :nth-child(1) {
    height: auto;
    border-radius: ${radius.medium};
  }
  > :nth-child(2) {
    width: 70%;
    height: 1.5rem;
  }
  > :nth-child(3) {
    width: 45%;
  }
`;

const placeStyle = {
  card: css`
    ${faceStyle}
    padding-block-end: ${space.s4};
    > :nth-child(1) {
      aspect-ratio: 1;
    }
  `,
  cover: css`
    ${faceStyle}
    > :nth-child(1) {
      aspect-ratio: 4 / 3;
    }
  `,
  row: css`
    grid-template: 1fr 1fr / 3.5rem 1fr;
    align-items: center;
    gap: ${space.s2} ${space.s4};
    min-height: 4.5rem;
    padding-block: ${space.s2};
    > :nth-child(1) {
      grid-row: 1 / -1;
      height: 3.5rem;
    }
    > :nth-child(2) {
      width: 8rem;
      align-self: end;
    }
    > :nth-child(3) {
      width: 5rem;
      align-self: start;
    }
  `,
} satisfies Record<SkeletonShape, ReturnType<typeof css>>;

const Places = styled.div`
  display: grid;
  ${variants('data-shape', placesStyle)}
`;

const Place = styled.div`
  display: grid;
  ${variants('data-shape', placeStyle)}
`;
