import { Button } from '@wordhoard/ui';
import type { ComponentProps } from 'react';

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
