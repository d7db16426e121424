import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../layout/stack.tsx';
import { WarningIcon } from '../theme/icon.ts';
import { color, radius, space } from '../theme/token.ts';

interface NoticeProps extends ComponentProps<'div'> {
  tone: 'bad' | 'waiting' | 'neutral';
}

/** A box that draws attention to a problem, or that only tells something. */
export function Notice({ tone, children, ...native }: NoticeProps) {
  return (
    <Box {...native} data-tone={tone}>
      {tone !== 'neutral' && <WarningIcon />}
      <Stack $gap="s2">{children}</Stack>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  gap: ${space.s3};
  padding: ${space.s3} ${space.s4};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  overflow-wrap: anywhere;

  > .lucide {
    flex: none;
    margin-block-start: 0.125rem;
  }

  &:where([data-tone='bad']) {
    background: ${color.wrongSoft};

    > .lucide {
      color: ${color.wrong};
    }
  }
  &:where([data-tone='waiting']) {
    background: ${color.learnSoft};

    > .lucide {
      color: ${color.learn};
    }
  }
`;
