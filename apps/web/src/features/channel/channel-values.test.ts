import { ApiFailure } from '@wordhoard/api-client';
import { describe, expect, it } from 'vitest';
import { changeOf, needsToken, newChannelOf, valuesOf, withFlatFields } from './channel-values.ts';
import type { Channel } from './queries.ts';

const languages = { langCode: 'de', tranLangCode: 'en' };

const channel: Channel = {
  id: '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10',
  network: 'telegram',
  address: '@words',
  name: 'Words',
  ...languages,
  title: null,
  url: null,
  isActive: false,
  isPaused: false,
  failure: null,
  checkedAt: null,
  createdAt: '2026-03-01T12:00:00.000Z',
};

const mastodon: Channel = { ...channel, network: 'mastodon', address: 'https://mastodon.example' };

describe('a new channel', () => {
  const values = valuesOf(undefined, languages);

  it('needs a token', () => {
    expect(needsToken(undefined, values)).toBe(true);
  });

  it('is sent with its account', () => {
    const typed = { ...values, name: 'Words', address: 't.me/words', token: ' 123456:secret ' };
    expect(newChannelOf(typed)).toEqual({
      name: 'Words',
      ...languages,
      account: { network: 'telegram', address: '@words', token: '123456:secret' },
    });
  });
});

describe('a change', () => {
  it('keeps the token of Telegram that is not typed again', () => {
    const values = { ...valuesOf(channel, languages), address: '@others' };
    expect(needsToken(channel, values)).toBe(false);
    expect(changeOf(channel, values)).toMatchObject({
      id: channel.id,
      account: { network: 'telegram', address: '@others' },
    });
    expect(changeOf(channel, values).account).not.toHaveProperty('token');
  });

  it('keeps the account at Mastodon if only the name changes', () => {
    const values = { ...valuesOf(mastodon, languages), name: 'Others' };
    expect(needsToken(mastodon, values)).toBe(false);
    expect(changeOf(mastodon, values)).toEqual({ id: channel.id, name: 'Others', ...languages });
  });

  it('of the address at Mastodon needs the token', () => {
    const values = { ...valuesOf(mastodon, languages), address: 'other.example' };
    expect(needsToken(mastodon, values)).toBe(true);
    expect(changeOf(mastodon, { ...values, token: 'new-token' }).account).toEqual({
      network: 'mastodon',
      address: 'https://other.example',
      token: 'new-token',
    });
  });
});

it('shows the errors of the account at the fields', () => {
  const issue = { code: 'ParameterInvalid', message: 'Not right' } as const;
  const failure = new ApiFailure(422, { ...issue, fields: [{ path: 'account.token', ...issue }] });
  expect(withFlatFields(failure)).toMatchObject({ status: 422, fields: [{ path: 'token' }] });
});
