import type { ApiFailure } from '@wordhoard/api-client';
import { Button, color, FormError, radius, size, space, wideScreen } from '@wordhoard/ui';
import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import { styled } from 'styled-components';
import { FailureText } from '../toast/failure-text.tsx';

interface CallFormProps {
  form: {
    submit: FormEventHandler;
    failure: ApiFailure | undefined;
    isSubmitting: boolean;
  };
  /** On the button that sends it. */
  action: string;
  /** Stands in for that button where nothing can be sent yet. */
  visitorAction?: ReactNode;
  /** What it sends is complete; so it is if left out. */
  isReady?: boolean;
  /** Ways elsewhere, below the button. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** Fields one below the other, what is wrong with them as a whole, and the button. */
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
      {footer && <Footer>{footer}</Footer>}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.s5};
  max-width: 26rem;
`;

const Footer = styled.div`
  display: grid;
  gap: ${space.s2};
`;

/**
 * Sends a form. A press on it leaves no field first: what is wrong with that field would show, and move
 * the button away before the press is one.
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

/** Why the server has refused a form as a whole, if it has. */
export function FormFailure({ failure }: { failure: ApiFailure | undefined }) {
  if (failure === undefined) return null;
  return (
    <FormError>
      <FailureText failure={failure} />
    </FormError>
  );
}

/** A page that is one form. On a wide screen it lies in the middle, as a sheet of its own. */
export const FormSheet = styled.div`
  @media ${wideScreen} {
    width: 30rem;
    max-width: 100%;
    margin: ${space.s4} auto 0;
    padding: ${space.s8};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.large};
    background: ${color.surfaceRaised};

    h1 {
      font-size: ${size.title};
    }
  }
`;

/** The fields of a dialog, one below the other. */
export const DialogForm = styled.form`
  display: grid;
  gap: ${space.s4};
`;
