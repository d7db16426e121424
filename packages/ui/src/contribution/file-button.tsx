import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius, space } from '../theme/token.ts';
import { visuallyHidden } from '../theme/visually-hidden.tsx';

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> {
  onChoose: (file: File) => void;
  /** An icon and the text of the button. */
  children: ReactNode;
}

/** A button that opens a file dialog. */
export function FileButton({ onChoose, children, className, ...native }: FileButtonProps) {
  return (
    <Label className={className}>
      {children}
      <Input
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

const Label = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};
  min-height: 2.75rem;
  padding: ${space.s2} ${space.s5};
  border: 1px solid ${color.outline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  font-weight: 600;
  line-height: 1.25;
  cursor: pointer;
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.text};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`;

const Input = styled.input`
  ${visuallyHidden}
`;
