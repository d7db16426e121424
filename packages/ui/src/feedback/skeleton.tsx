import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { css, keyframes, styled } from 'styled-components';
import { color, radius, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';

/** A placeholder for loading content, sized by its parent or by `className`. */
export function Skeleton(props: ComponentProps<'span'>) {
  return <Block aria-hidden="true" {...props} />;
}

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const Block = styled.span`
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

const cardStyle = css`
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

const Items = styled.div`
  display: grid;

  &:where([data-shape='card']) {
    grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 50% - ${space.s2}), 1fr));
    gap: ${space.s8} ${space.s4};
  }
  &:where([data-shape='cover']) {
    grid-template-columns: repeat(auto-fill, minmax(min(13rem, 50% - ${space.s2}), 1fr));
    gap: ${space.s8} ${space.s4};
  }
  &:where([data-shape='row']) {
    grid-template-columns: 1fr;
  }
  &:where([data-shape='line']) {
    grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
    column-gap: ${space.s8};
  }
`;

const Item = styled.div`
  display: grid;

  &:where([data-shape='card']) {
    ${cardStyle}
    padding-block-end: ${space.s4};
    > :nth-child(1) {
      aspect-ratio: 1;
    }
  }
  &:where([data-shape='cover']) {
    ${cardStyle}
    > :nth-child(1) {
      aspect-ratio: 4 / 3;
    }
  }
  &:where([data-shape='row']) {
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
  }
  &:where([data-shape='line']) {
    grid-template-columns: 1fr auto;
    align-items: center;
    min-height: 3rem;
    > :nth-child(1) {
      width: 60%;
    }
    > :nth-child(2) {
      width: 3.5rem;
    }
    > :nth-child(3) {
      display: none;
    }
  }
`;
