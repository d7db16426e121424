import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../feedback/notice.tsx';
import { Note, Stack } from '../layout/stack.tsx';
import { color, size, space } from '../theme/token.ts';

export interface FieldTexts {
  label: ReactNode;
  /** What to enter. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
}

interface FieldProps<Props extends FieldTexts> {
  /** The label, hint and error of the field, and the props of its control. */
  props: Props & { className?: string | undefined };
  children: (
    control: Omit<Props, keyof FieldTexts | 'className'> & ControlProps,
    labelId: string,
  ) => ReactNode;
}

/** The props that associate a control with its texts. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A control with a label above, and an error and a hint below. */
export function Field<Props extends FieldTexts>({ props, children }: FieldProps<Props>) {
  const { label, hint, error, className, ...native } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control = {
    ...native,
    id,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <Stack $gap="s1" className={className}>
      <Label id={labelId} htmlFor={id}>
        {label}
      </Label>
      {children(control, labelId)}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {hint && <Note id={hintId}>{hint}</Note>}
    </Stack>
  );
}

const Label = styled.label`
  width: fit-content;
  font-size: ${size.body};
  font-weight: 600;
`;

export const ErrorText = styled.p`
  color: ${color.wrong};
  font-size: ${size.caption};
  font-weight: 550;
`;

export const Legend = styled.legend`
  margin-block-end: ${space.s2};
  font-weight: 600;
`;

/** An error of a form as a whole, announced as soon as it appears. */
export function FormError(native: ComponentProps<'div'>) {
  return <Notice tone="bad" role="alert" {...native} />;
}
