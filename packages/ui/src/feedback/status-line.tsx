import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, size, space } from '../theme/token.ts';

interface StatusLineProps extends ComponentProps<'div'> {
  icon?: ReactNode;
}

/** A quiet line below the bar of a page, which tells what is the case. It stands in a live region of the page. */
export function StatusLine({ icon, children, ...native }: StatusLineProps) {
  return (
    <Line {...native}>
      {icon}
      {children}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0 ${space.s2};
  width: fit-content;
  min-height: 2rem;
  margin-block-end: ${space.s3};
  padding: ${space.s1} ${space.s3};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font-size: ${size.caption};

  > .lucide {
    flex: none;
    width: 1rem;
    height: 1rem;
  }

  > button {
    margin-block: calc(-1 * ${space.s1});
    margin-inline-end: calc(-1 * ${space.s3});
    padding-inline: ${space.s3};
    font-size: inherit;
  }
`;
