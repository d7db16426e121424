import { ErrorState } from '@wordhoard/ui';

/** Stands where a screen could not be shown, most often because its code did not arrive. */
export function BrokenScreen() {
  return <ErrorState onRetry={() => location.reload()} />;
}
