import type { ApiFailure } from '@wordhoard/api-client';
import { FormError } from '@wordhoard/ui';
import { FailureText } from '../toast/failure-text.tsx';

/** Why the server has refused a form as a whole, if it has. */
export function FormFailure({ failure }: { failure: ApiFailure | undefined }) {
  if (failure === undefined) return null;
  return (
    <FormError>
      <FailureText failure={failure} />
    </FormError>
  );
}
