import { brokenConstraint } from '../database/broken-constraint.ts';

/** Something was to be added to an account that has been deleted meanwhile. */
export const isAccountGone = (error: Error): boolean =>
  brokenConstraint(error)?.endsWith('_user_id_app_user_id_fk') ?? false;
