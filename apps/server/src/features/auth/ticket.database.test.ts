import { expect, it } from 'vitest';
import { buildUser } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { ticket } from '../../schema/auth.ts';
import { issueTicket, takeTicket } from './ticket.ts';

const app = useApp();
const now = new Date('2030-01-01T12:00:00Z');
const later = new Date('2030-01-01T13:00:00Z');

it('returns its data once', async () => {
  const { id: userId } = await buildUser(app.database);
  const secret = await issueTicket(app.database, {
    purpose: 'test',
    userId,
    data: { name: 'Ĉu?' },
    expiresAt: later,
  });
  const take = () => takeTicket(app.database, { purpose: 'test', secret, now });
  expect(await take()).toEqual({ userId, data: { name: 'Ĉu?' }, expiresAt: later });
  expect(await take()).toBeUndefined();
});

it('is given to one of two concurrent requests', async () => {
  const secret = await issueTicket(app.database, { purpose: 'test', expiresAt: later });
  const take = () => takeTicket(app.database, { purpose: 'test', secret, now });
  const tickets = await Promise.all([take(), take(), take(), take()]);
  expect(tickets.filter((each) => each !== undefined)).toEqual([
    { userId: null, data: {}, expiresAt: later },
  ]);
});

it('is valid for its purpose only', async () => {
  const secret = await issueTicket(app.database, { purpose: 'test', expiresAt: later });
  expect(await takeTicket(app.database, { purpose: 'other', secret, now })).toBeUndefined();
  expect(await takeTicket(app.database, { purpose: 'test', secret, now })).toBeDefined();
});

it('expires', async () => {
  const secret = await issueTicket(app.database, { purpose: 'test', expiresAt: now });
  expect(await takeTicket(app.database, { purpose: 'test', secret, now })).toBeUndefined();
});

it('does not store its secret', async () => {
  const secret = await issueTicket(app.database, { purpose: 'test', expiresAt: later });
  expect(JSON.stringify(await app.database.select().from(ticket))).not.toContain(secret);
});
