import { routes } from '@wordhoard/contract';
import { UserRole } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildChannel } from '../../../test/campaign/campaign-factory.ts';
import { useNetworkServers } from '../../../test/campaign/network-servers.ts';
import { buildUser } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { smmChannel } from '../../schema/campaign.ts';

const networks = useNetworkServers();
const app = useApp({ variables: () => networks.variables });
let admin: Record<string, string>;

beforeAll(async () => {
  admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
});

const languages = { langCode: 'de', tranLangCode: 'en' };

const inTelegram = (address: string, token = networks.telegram.token) => ({
  name: 'German every day',
  ...languages,
  account: { network: 'telegram' as const, address, token },
});

/** A channel of an account of its own, unless it is given. */
function onMastodon(accountId: string = newId()) {
  networks.mastodon.account.id = accountId;
  const { url: address, token } = networks.mastodon;
  return { name: 'Words', ...languages, account: { network: 'mastodon' as const, address, token } };
}

describe('connecting a channel', () => {
  it('shows what Telegram knows of the channel', async () => {
    const { address } = networks.addChannel();
    const channel = await app.call(routes.channel.create, inTelegram(address), admin);
    expect(channel).toMatchObject({
      network: 'telegram',
      address,
      title: 'Every day',
      url: `https://t.me/${address.slice(1)}`,
      isActive: true,
      isPaused: false,
      failure: null,
    });
    expect(await app.call(routes.channel.record, { id: channel.id }, admin)).toEqual(channel);
  });

  it('shows what Mastodon knows of the account', async () => {
    const channel = await app.call(routes.channel.create, onMastodon(), admin);
    expect(channel).toMatchObject({ network: 'mastodon', title: 'Test words', isActive: true });
  });

  it('posts nothing', async () => {
    const before = networks.telegram.posts.length;
    await app.call(routes.channel.create, inTelegram(networks.addChannel().address), admin);
    expect(networks.telegram.posts).toHaveLength(before);
  });

  it('keeps a channel that the network refuses, with the reason', async () => {
    const channel = await app.call(routes.channel.create, inTelegram('@unknown_channel'), admin);
    expect(channel).toMatchObject({
      name: 'German every day',
      address: '@unknown_channel',
      isActive: false,
      failure: { kind: 'refused', detail: 'Bad Request: chat not found' },
    });
  });

  it('keeps a channel whose network cannot be reached', async () => {
    networks.telegram.failNext({ method: 'getMe', failure: 'error' });
    const { address } = networks.addChannel();
    const channel = await app.call(routes.channel.create, inTelegram(address), admin);
    expect(channel).toMatchObject({ isActive: false, failure: { kind: 'unavailable' } });
    const checked = await app.call(routes.channel.check, { id: channel.id }, admin);
    expect(checked.channel).toMatchObject({ isActive: true, failure: null });
  });

  it('refuses the same channel of Telegram again', async () => {
    const { address } = networks.addChannel();
    await app.call(routes.channel.create, inTelegram(address), admin);
    const again = inTelegram(address.toUpperCase());
    expect(await app.refusal(routes.channel.create, again, admin)).toMatchObject({
      code: 'SimilarRecordAlreadyExists',
    });
  });

  it('refuses the same chat of Telegram under its id', async () => {
    const { id, address } = networks.addChannel();
    await app.call(routes.channel.create, inTelegram(address), admin);
    const again = inTelegram(String(id));
    expect(await app.refusal(routes.channel.create, again, admin)).toMatchObject({
      code: 'SimilarRecordAlreadyExists',
    });
  });

  it('refuses the same account of Mastodon again, and accepts another one', async () => {
    const accountId = newId();
    const { id } = await app.call(routes.channel.create, onMastodon(accountId), admin);
    expect(await app.refusal(routes.channel.create, onMastodon(accountId), admin)).toMatchObject({
      code: 'SimilarRecordAlreadyExists',
    });
    const other = await app.call(routes.channel.create, onMastodon(), admin);
    const { account } = onMastodon(accountId);
    const change = { id: other.id, account };
    expect(await app.refusal(routes.channel.update, change, admin)).toMatchObject({
      code: 'SimilarRecordAlreadyExists',
    });
    const unchanged = await app.call(routes.channel.update, { id, account }, admin);
    expect(unchanged).toMatchObject({ id, isActive: true });
  });

  it('finds the same account of Mastodon when a check reaches it first', async () => {
    const accountId = newId();
    await app.call(routes.channel.create, onMastodon(accountId), admin);
    const method = 'GET /api/v1/accounts/verify_credentials';
    networks.mastodon.failNext({ method, failure: 'error' });
    const { id } = await app.call(routes.channel.create, onMastodon(accountId), admin);
    expect(await app.refusal(routes.channel.check, { id }, admin)).toMatchObject({
      code: 'SimilarRecordAlreadyExists',
    });
  });

  it.each([
    ['name', 'no at sign'],
    ['address', 'https://t.me/words'],
    ['token', 'no token'],
  ])('refuses an invalid %s', async (field, value) => {
    const { account, ...rest } = inTelegram('@words_of_day');
    const body =
      field === 'name'
        ? { ...rest, name: ' ', account }
        : { ...rest, account: { ...account, [field]: value } };
    const refusal = await app.refusal(routes.channel.create, body, admin);
    expect(refusal).toMatchObject({ code: 'ParameterInvalid' });
    expect(refusal.fields?.[0]?.path.split('.').at(-1)).toBe(field);
  });
});

describe('the token', () => {
  it('is stored encrypted and never returned', async () => {
    const body = inTelegram(networks.addChannel().address);
    const channel = await app.call(routes.channel.create, body, admin);
    expect(JSON.stringify(channel)).not.toContain(networks.telegram.token);
    const rows = await app.database.select().from(smmChannel);
    expect(JSON.stringify(rows)).not.toContain(networks.telegram.token);
  });

  it('is not readable in the row of another channel', async () => {
    const [one, other] = [await buildChannel(app), await buildChannel(app)];
    const refused = () => app.services.channels.open({ ...one, token: other.token });
    expect(refused).toThrow('SmmChannelKeyMissing');
  });
});

describe('checking a channel', () => {
  it('finds out that the bot was removed', async () => {
    const { id: chatId, address } = networks.addChannel();
    const { id } = await app.call(routes.channel.create, inTelegram(address), admin);
    networks.telegram.removeBot(chatId);
    const { channel } = await app.call(routes.channel.check, { id }, admin);
    expect(channel).toMatchObject({ isActive: false, failure: { kind: 'refused' } });
  });

  it('stays active while the network is unavailable', async () => {
    const body = inTelegram(networks.addChannel().address);
    const { id } = await app.call(routes.channel.create, body, admin);
    networks.telegram.failNext({ method: 'getMe', failure: 'error-page' });
    const { channel } = await app.call(routes.channel.check, { id }, admin);
    expect(channel).toMatchObject({ isActive: true, failure: { kind: 'unavailable' } });
  });

  it('posts a test if the admin wants it', async () => {
    const { address } = networks.addChannel();
    const { id } = await app.call(routes.channel.create, inTelegram(address), admin);
    const { postUrl } = await app.call(routes.channel.check, { id, isPosting: true }, admin);
    const { messageId, text } = networks.telegram.posts.at(-1) ?? {};
    expect(postUrl).toBe(`https://t.me/${address.slice(1)}/${messageId}`);
    expect(text).toContain('Wordhoard');
  });
});

describe('changing a channel', () => {
  it('pauses it and continues it', async () => {
    const { id } = await buildChannel(app);
    const pause = { id, isPaused: true };
    expect(await app.call(routes.channel.update, pause, admin)).toMatchObject(pause);
    const resume = { id, isPaused: false };
    expect(await app.call(routes.channel.update, resume, admin)).toMatchObject(resume);
  });

  it('checks a new address with the stored token', async () => {
    const { id } = await app.call(routes.channel.create, inTelegram('@mistyped_name'), admin);
    const { address } = networks.addChannel();
    const account = { network: 'telegram' as const, address };
    const changed = await app.call(routes.channel.update, { id, account }, admin);
    expect(changed).toMatchObject({ address, isActive: true, failure: null });
  });

  it('never sends a stored token to another instance', async () => {
    const { id } = await app.call(routes.channel.create, onMastodon(), admin);
    const account = { network: 'mastodon', address: 'http://127.0.0.1:9' };
    expect(await app.refusal(routes.channel.update, { id, account }, admin)).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path: 'account.token' }],
    });
  });

  it('does not move it to another network', async () => {
    const { id } = await buildChannel(app);
    const { account } = onMastodon();
    expect(await app.refusal(routes.channel.update, { id, account }, admin)).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path: 'account.network' }],
    });
  });

  it('deletes it', async () => {
    const { id } = await buildChannel(app);
    await app.call(routes.channel.delete, { id }, admin);
    expect(await app.refusal(routes.channel.record, { id }, admin)).toMatchObject({
      code: 'NotFound',
    });
  });
});

describe('without a key', () => {
  const keyless = useApp({ variables: () => ({ ...networks.variables, CHANNEL_KEY: '' }) });

  it('connects no channel', async () => {
    const owner = await buildUser(keyless.database, { role: UserRole.Admin });
    const headers = await keyless.headersOf(owner);
    const body = inTelegram('@words_of_day');
    expect(await keyless.refusal(routes.channel.create, body, headers)).toMatchObject({
      status: 422,
      code: 'SmmChannelKeyMissing',
    });
  });
});
