import type { AnswerOffline } from '../shared/api/offline-fetch.ts';

/** Creates the answers that this device has without a connection. */
export const createOfflineAnswers = (): AnswerOffline => async () => undefined;
