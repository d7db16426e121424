import { mailResetLinkJob } from './features/auth/reset-password.ts';
import type { Job } from './platform/jobs/job.ts';
import type { Services } from './platform/services.ts';
import { sweepJob } from './sweep.ts';

/** All background jobs. The name of a job that is removed here must not be used again. */
export const jobs: readonly Job<object, Services>[] = [mailResetLinkJob, sweepJob];
