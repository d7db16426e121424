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
    request: (_world, _caller, id) => {
      const username = `reader${newId().replaceAll('-', '')}`.slice(0, 38);
      return { id, username, email: `${newId()}@example.org`, password, learn: 'eo' };
    },
    outcomes: everybody,
    repeat: 'ok',
  },
  signIn: {
    request: ({ people: { owner } }) => ({ login: owner.username, password }),
    outcomes: everybody,
  },
  signOut: { request: () => ({}), outcomes: learners, changes: 'caller' },
  forgotPassword: {
    request: ({ people }, caller) => ({
      email: people[caller === 'anonymous' ? 'owner' : caller].email,
    }),
    outcomes: everybody,
  },
  resetPassword: {
    request: async ({ app }) => ({
      token: await mailedToken(app, 'reset-password'),
      password: newPassword,
    }),
    outcomes: everybody,
  },
  changePassword: {
    request: () => ({ password, newPassword }),
    outcomes: learners,
    changes: 'caller',
  },
  changeEmail: {
    request: () => ({ email: `${newId()}@example.org`, password }),
    outcomes: learners,
  },
  confirmEmail: {
    request: async ({ app }) => ({
      token: await mailedToken(app, 'change-email', { email: `${newId()}@example.org` }),
    }),
    outcomes: everybody,
  },
} satisfies Partial<EntriesOf<'auth'>>;

export const user: EntriesOf<'user'> = {
  record: { request: ofOwner, outcomes: everybody },
  activity: { request: (world) => ({ ...ofOwner(world), period: 'month' }), outcomes: everybody },
  learningWords: { request: ofOwner, outcomes: everybody },
  knownWords: { request: ofOwner, outcomes: everybody },
  lists: { request: ofOwner, outcomes: everybody },
  tables: { request: ofOwner, outcomes: everybody },
  update: { request: () => ({ learn: 'ia' }), outcomes: learners },
  contributions: { request: () => ({}), outcomes: learners },
  account: { request: () => ({}), outcomes: learners },
  export: { request: () => '/front-user/export', outcomes: learners },
  changes: { request: () => '/front-user/changes', outcomes: learners },
  delete: { request: () => ({ password }), outcomes: learners, changes: 'caller' },
};

/** Any caller can use the token of a mailed link. */
async function mailedToken(
  { database }: TestApp,
  purpose: string,
  extra: object = {},
): Promise<string> {
  const { id: userId } = await buildUser(database);
  const expiresAt = new Date(Date.now() + 60_000);
  const data = { passwordHash: null, ...extra };
  return issueTicket(database, { purpose, userId, data, expiresAt });
}

/** The caller's own id, or a learner's id for an anonymous caller. */
export const findOwnId = ({ people }: World, caller: CallerName): string =>
  caller === 'anonymous' ? people.stranger.id : people[caller].id;
