import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius, size, space } from '../theme/token.ts';

export interface FileAreaProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  label: string;
  /** The accepted formats and sizes. */
  hint?: ReactNode | undefined;
  /** Why a file cannot be taken. */
  error?: ReactNode | undefined;
  /** Receives the ids of the error and of the hint, which describe the buttons. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** The area in which a contributor chooses or makes a file. */
export function FileArea({ label, hint, error, children, ...native }: FileAreaProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Area aria-label={label} {...native}>
      {children(describedBy || undefined)}
      {error && (
        <ErrorText id={`${id}-error`} role="alert">
          {error}
        </ErrorText>
      )}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Area>
  );
}

const Area = styled.fieldset`
  display: grid;
  justify-items: center;
  gap: ${space.s2};
  min-width: 0;
  margin: 0;
  padding: ${space.s5} ${space.s4};
  border: 1px dashed ${color.outline};
  border-radius: ${radius.medium};
  text-align: center;
  text-wrap: balance;
  transition: background-color ${motion.quick};

  &[data-over] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

const ErrorText = styled.p`
  color: ${color.wrong};
  font-weight: 550;
`;

/** The buttons of the area. */
export const FileButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s2};
`;
