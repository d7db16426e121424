import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../theme/token.ts';

export interface FieldTexts {
  label: ReactNode;
  /** What to enter, before any fault is made. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
}

interface FieldProps extends FieldTexts {
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** What ties a control to its texts. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A label above, the control, a hint and an error below; tied together by id. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <Frame className={className}>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <Fault id={errorId}>{error}</Fault>}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.s1};
  min-width: 0;
`;

const Label = styled.label`
  width: fit-content;
  font-size: ${size.body};
  font-weight: 600;
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

const Fault = styled.p`
  color: ${color.wrong};
  font-size: ${size.caption};
  font-weight: 550;
`;
