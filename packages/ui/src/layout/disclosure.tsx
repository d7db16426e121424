import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ExpandIcon } from '../theme/icon.ts';
import { color, motion, space } from '../theme/token.ts';

interface DisclosureProps extends ComponentProps<'details'> {
  summary: ReactNode;
}

/** Options that most people leave unchanged, behind a line that opens them. */
export function Disclosure({ summary, children, ...native }: DisclosureProps) {
  return (
    <Frame {...native}>
      <Summary>
        {summary}
        <ExpandIcon />
      </Summary>
      <Content>{children}</Content>
    </Frame>
  );
}

const Frame = styled.details`
  &[open] > summary .lucide-chevron-down {
    rotate: 180deg;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space.s1};
  width: fit-content;
  min-height: 2.75rem;
  color: ${color.accent};
  font-weight: 600;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  .lucide-chevron-down {
    width: 1.125rem;
    height: 1.125rem;
    transition: rotate ${motion.quick};
  }

  &:hover {
    color: ${color.accentStrong};
  }
`;

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s4};
  padding-block: ${space.s2};
`;
