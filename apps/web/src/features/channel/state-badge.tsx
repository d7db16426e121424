import { color, radius, size, space, variants } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

type Tone = 'good' | 'waiting' | 'bad' | 'neutral';

/** The state of a channel or a campaign. */
export function StateBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <Badge data-tone={tone}>{children}</Badge>;
}

const toneStyle = {
  good: css`
    background: ${color.knownSoft};
    color: ${color.known};
  `,
  waiting: css`
    background: ${color.learnSoft};
    color: ${color.learn};
  `,
  bad: css`
    background: ${color.wrongSoft};
    color: ${color.wrong};
  `,
  neutral: css`
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  `,
} satisfies Record<Tone, ReturnType<typeof css>>;

const Badge = styled.span`
  display: inline-block;
  flex: none;
  padding: 0 ${space.s2};
  border-radius: ${radius.full};
  font-size: ${size.caption};
  font-weight: 600;
  line-height: 1.6;
  ${variants('data-tone', toneStyle)}
`;
