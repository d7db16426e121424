import { routes } from '@wordhoard/contract';
import { UserRole } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  buildTranslatedWords,
  campaignPlan,
  createCampaign,
} from '../../../test/campaign/campaign-factory.ts';
import type { Failure } from '../../../test/campaign/failure-order.ts';
import { useNetworkServers } from '../../../test/campaign/network-servers.ts';
import { buildUser } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { openOwnConnection } from '../../../test/test-connection.ts';
import { createLog } from '../../platform/observability/log.ts';
import { smmChannel } from '../../schema/campaign.ts';

const lines: string[] = [];
const networks = useNetworkServers();
const app = useApp({
  connect: openOwnConnection,
  variables: () => networks.variables,
  log: createLog('trace', { write: (line) => lines.push(line) }),
});

const failures: readonly Failure[] = ['error', 'error-page', 'malformed', 'cut-after-acceptance'];

it('neither logs nor returns the tokens of channels, whatever fails', async () => {
  const { telegram, mastodon } = networks;
  const admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
  const answers: unknown[] = [];
  const languages = { langCode: 'eo', tranLangCode: 'ia' };
  const accounts = [
    { network: 'telegram', address: networks.addChannel().address, token: telegram.token },
    { network: 'mastodon', address: mastodon.url, token: mastodon.token },
  ] as const;
  const calls = {
    telegram: { server: telegram, check: 'getMe', send: 'sendMessage' },
    mastodon: {
      server: mastodon,
      check: 'GET /api/v1/accounts/verify_credentials',
      send: 'POST /api/v1/statuses',
    },
  };
  for (const account of accounts) {
    const body = { name: 'Vortoj', ...languages, account };
    const channel = await app.call(routes.channel.create, body, admin);
    answers.push(channel);
    for (const failure of failures) {
      const { server, check, send } = calls[account.network];
      server.failNext({ method: check, failure });
      answers.push(await app.call(routes.channel.check, { id: channel.id }, admin));
      server.failNext({ method: send, failure });
      const { id } = await planPost(channel.id, admin);
      await app.call(routes.post.send, { id }, admin);
      await app.runJobs();
      answers.push(await app.call(routes.post.record, { id }, admin));
    }
  }
  await app.database.execute(sql`alter table ${smmChannel} rename column title to heading`);
  const account = { ...accounts[0], address: networks.addChannel().address };
  const broken = await app.refusal(
    routes.channel.create,
    { name: 'Vortoj', ...languages, account },
    admin,
  );
  expect(broken.code).toBe('ErrorText');
  const told = lines.join('') + JSON.stringify([...answers, broken]);
  expect(lines.join('')).toContain('unexpected error');
  expect(told).not.toContain(telegram.token);
  expect(told).not.toContain(telegram.token.split(':')[1]);
  expect(told).not.toContain(mastodon.token);
});

async function planPost(channelId: string, admin: Record<string, string>) {
  const words = await buildTranslatedWords(app.database, 1);
  const plan = campaignPlan(channelId, { kind: 'words', ids: words.map(({ id }) => id) });
  const { posts } = await createCampaign(app, plan, admin);
  const [post] = posts;
  if (post === undefined) throw new Error('A post was expected');
  return post;
}
