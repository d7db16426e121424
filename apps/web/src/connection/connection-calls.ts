import { type ApiClient, ApiFailure, dataOf } from '@wordhoard/api-client';
import { isAway } from './connection-atom.ts';

/** Whether the server answers, whatever it says. */
export const isServerThere = (api: ApiClient): Promise<boolean> =>
  dataOf(api.GET('/front-general/init-data')).then(
    () => true,
    (error) => error instanceof ApiFailure && !isAway(error),
  );
