import { v7 as newId } from 'uuid';
import { issueTicket } from '../../src/features/auth/ticket.ts';
import { buildUser } from '../factory.ts';
import type { TestApp } from '../test-app.ts';
import { type EntriesOf, everybody, learners } from './entry.ts';
import { type CallerName, password } from './stage.ts';
import type { World } from './world.ts';

const newPassword = 'Hoard2+words';
const ofOwner = ({ people: { owner } }: World) => ({ username: owner.username });

export const auth = {
  signUp: {
    ask: () => {
      const username = `reader${newId().replaceAll('-', '')}`.slice(0, 30);
      return { username, email: `${newId()}@example.org`, password, learn: 'eo' };
    },
    answers: everybody,
  },
  signIn: {
    ask: ({ people: { owner } }) => ({ login: owner.username, password }),
    answers: everybody,
  },
  signOut: { ask: () => ({}), answers: learners, changesWorld: true },
  forgotPassword: {
    ask: ({ people }, caller) => ({
      email: people[caller === 'anonymous' ? 'owner' : caller].email,
    }),
    answers: everybody,
  },
  resetPassword: {
    ask: async ({ app }) => ({ token: await mailedToken(app), password: newPassword }),
    answers: everybody,
  },
  changePassword: { ask: () => ({ password, newPassword }), answers: learners, changesWorld: true },
} satisfies Partial<EntriesOf<'auth'>>;

export const user: EntriesOf<'user'> = {
  record: { ask: ofOwner, answers: everybody },
  activity: { ask: (world) => ({ ...ofOwner(world), period: 'month' }), answers: everybody },
  learningWords: { ask: ofOwner, answers: everybody },
  knownWords: { ask: ofOwner, answers: everybody },
  lists: { ask: ofOwner, answers: everybody },
  tables: { ask: ofOwner, answers: everybody },
  update: { ask: () => ({ learn: 'ia' }), answers: learners },
  contributions: { ask: () => ({}), answers: learners },
  account: { ask: () => ({}), answers: learners },
  export: { ask: () => '/front-user/export', answers: learners },
  changes: { ask: () => '/front-user/changes', answers: learners },
  delete: { ask: () => ({ password }), answers: learners, changesWorld: true },
};

/** Any caller can use the token of a mailed link. */
async function mailedToken({ database }: TestApp): Promise<string> {
  const { id: userId } = await buildUser(database);
  const expiresAt = new Date(Date.now() + 60_000);
  const data = { passwordHash: null };
  return issueTicket(database, { purpose: 'reset-password', userId, data, expiresAt });
}

/** The caller's own id, or a learner's id for an anonymous caller. */
export const selfOf = ({ people }: World, caller: CallerName): string =>
  caller === 'anonymous' ? people.stranger.id : people[caller].id;
