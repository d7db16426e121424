import type { ApiFailure } from '@wordhoard/api-client';
import { space } from '@wordhoard/ui';
import type { FormEventHandler, ReactNode } from 'react';
import { styled } from 'styled-components';
import { FormFailure } from './form-failure.tsx';
import { SubmitButton } from './submit-button.tsx';

interface CallFormProps {
  form: {
    submit: FormEventHandler;
    failure: ApiFailure | undefined;
    isSubmitting: boolean;
  };
  /** On the button that sends it. */
  action: string;
  /** Stands in for that button where nothing can be sent yet. */
  door?: ReactNode;
  /** What it sends is complete; so it is if left out. */
  isReady?: boolean;
  /** Ways elsewhere, below the button. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** Fields one below the other, what is wrong with them as a whole, and the button. */
export function CallForm({ form, action, door, isReady = true, foot, children }: CallFormProps) {
  return (
    <Form noValidate onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      {children}
      {door || (
        <SubmitButton disabled={!isReady} aria-busy={form.isSubmitting}>
          {action}
        </SubmitButton>
      )}
      {foot && <Foot>{foot}</Foot>}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.s5};
  max-width: 26rem;
`;

const Foot = styled.div`
  display: grid;
  gap: ${space.s2};
`;
