import type { ApiFailure } from '@wordhoard/api-client';
import { Button, FormError, Stack, space } from '@wordhoard/ui';
import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import { styled } from 'styled-components';
import { FailureText } from '../toast/failure-text.tsx';

export interface CallFormProps {
  form: {
    submit: FormEventHandler;
    failure: ApiFailure | undefined;
    isSubmitting: boolean;
  };
  /** The text of the submit button. */
  action: string;
  /** Replaces the submit button for visitors. */
  visitorAction?: ReactNode;
  /** Whether the form can be submitted; `true` by default. */
  isReady?: boolean;
  /** Links below the button. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A form: its error, its fields and the submit button. */
export function CallForm({
  form,
  action,
  visitorAction,
  isReady = true,
  footer,
  children,
}: CallFormProps) {
  return (
    <Form noValidate onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      {children}
      {visitorAction || (
        <SubmitButton disabled={!isReady} aria-busy={form.isSubmitting}>
          {action}
        </SubmitButton>
      )}
      {footer && <Stack $gap="s2">{footer}</Stack>}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.s5};
  max-width: 26rem;
`;

/**
 * Submits a form. Pressing it does not blur the focused field: a validation message would move the
 * button away before the click.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'onMouseDown'>) {
  return (
    <Button
      variant="primary"
      {...props}
      type="submit"
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}

export function FormFailure({ failure }: { failure: ApiFailure | undefined }) {
  if (failure === undefined) return null;
  return (
    <FormError>
      <FailureText failure={failure} />
    </FormError>
  );
}

export const DialogForm = styled.form`
  display: grid;
  gap: ${space.s4};
`;
