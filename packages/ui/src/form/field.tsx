import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, radius, size, space } from '../theme/token.ts';

export interface FieldTexts {
  label: ReactNode;
  /** What to enter. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
}

interface FieldProps extends FieldTexts {
  className?: string | undefined;
  children: (control: ControlProps, labelId: string) => ReactNode;
}

/** The props that associate a control with its texts. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A control with a label above, and an error and a hint below. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <Frame className={className}>
      <Label id={labelId} htmlFor={id}>
        {label}
      </Label>
      {children(
        {
          id,
          'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
        },
        labelId,
      )}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
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

const ErrorText = styled.p`
  color: ${color.wrong};
  font-size: ${size.caption};
  font-weight: 550;
`;

export const Legend = styled.legend`
  margin-block-end: ${space.s2};
  font-weight: 600;
`;

type FormErrorProps = ComponentProps<'p'>;

/** An error of a form as a whole, announced as soon as it appears. */
export function FormError(native: FormErrorProps) {
  return <Text role="alert" {...native} />;
}

const Text = styled.p`
  padding: ${space.s3} ${space.s4};
  border: 1px solid ${color.wrong};
  border-radius: ${radius.medium};
  color: ${color.wrong};
  font-weight: 550;
`;
