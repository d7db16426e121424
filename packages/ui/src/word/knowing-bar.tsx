import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, radius } from '../theme/token.ts';

interface KnowingBarProps extends ComponentProps<'svg'> {
  known: number;
  learning: number;
  total: number;
}

/** Known words in green, then those that are being learned in amber, on a bar of all words. */
export function KnowingBar({ known, learning, total, ...native }: KnowingBarProps) {
  const { formatMessage } = useIntl();
  return (
    <Bar
      role="img"
      aria-label={formatMessage(messages.progress, { known, learning, total })}
      viewBox={`0 0 ${Math.max(1, total)} 1`}
      preserveAspectRatio="none"
      {...native}
    >
      <Known width={known} height={1} />
      <Learning x={known} width={learning} height={1} />
    </Bar>
  );
}

const messages = defineMessages({
  progress: {
    id: 'ui.knowingBar.progress',
    defaultMessage: '{known, number} known, {learning, number} learning, {total, number} in all',
  },
});

const Bar = styled.svg`
  width: 100%;
  height: 6px;
  border-radius: ${radius.full};
  background: ${color.hairline};
`;

const Known = styled.rect`
  fill: ${color.known};
`;

const Learning = styled.rect`
  fill: ${color.learn};
`;
