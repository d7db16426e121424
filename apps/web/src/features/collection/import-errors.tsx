import { defineMessages } from '@wordhoard/i18n/messages';
import { Notice, size } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

interface ImportErrorsProps {
  lines: readonly { line: number; reason: string }[];
  /** What can be done about them. */
  children?: ReactNode;
}

/** The lines of a pasted text that cannot be imported. */
export function ImportErrors({ lines, children }: ImportErrorsProps) {
  const { formatMessage } = useIntl();
  if (lines.length === 0) return null;
  return (
    <Notice tone="bad" role="alert">
      <strong>{formatMessage(messages.errors, { count: lines.length })}</strong>
      <Lines>
        {lines.map(({ line, reason }) => (
          <li key={line}>{formatMessage(messages.error, { line, reason })}</li>
        ))}
      </Lines>
      {children && <div>{children}</div>}
    </Notice>
  );
}

const messages = defineMessages({
  errors: {
    id: 'importErrors.errors',
    defaultMessage: '{count, plural, one {Couldn’t read # line} other {Couldn’t read # lines}}',
  },
  error: { id: 'importErrors.error', defaultMessage: 'Line {line, number}: {reason}' },
});

const Lines = styled.ul`
  max-height: 12rem;
  overflow: auto;
  font-size: ${size.caption};
`;
