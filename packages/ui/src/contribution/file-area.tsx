import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { StyledButton } from '../action/button.tsx';
import { ErrorText } from '../form/field.tsx';
import { Note } from '../layout/stack.tsx';
import { color, motion, radius, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';

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
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
    </Area>
  );
}

const Area = styled.fieldset`
  display: grid;
  justify-items: center;
  gap: ${space.s2};
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

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> {
  onChoose: (file: File) => void;
  /** An icon and the text of the button. */
  children: ReactNode;
}

/** A button that opens a file dialog. */
export function FileButton({ onChoose, children, className, ...native }: FileButtonProps) {
  return (
    <Label as="label" className={className} data-variant="secondary">
      {children}
      <VisuallyHidden
        as="input"
        {...native}
        type="file"
        onChange={(event: ChangeEvent<HTMLInputElement>) => takeFile(event.target, onChoose)}
      />
    </Label>
  );
}

/** Clears the input, so that the same file can be chosen again. */
function takeFile(input: HTMLInputElement, onChoose: (file: File) => void): void {
  const [file] = input.files ?? [];
  if (file) onChoose(file);
  input.value = '';
}

const Label = styled(StyledButton)`
  position: relative;

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`;
