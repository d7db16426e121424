import { z } from '@hono/zod-openapi';
import { defineRoutes, deleteRoute } from '../base/route.ts';
import { createdId, defineFeed, feedFields, id, langCode, tranLangCode } from '../base/scalar.ts';
import { newChannelName, smmChannel } from './channel.ts';

const telegramAddress = z
  .string()
  .trim()
  .regex(/^(@[A-Za-z]\w{3,31}|-?\d{1,20})$/)
  .openapi({ example: '@german_every_day' });
const mastodonAddress = z
  .url({ protocol: /^https?$/ })
  .trim()
  .max(200)
  .refine((url) => URL.parse(url)?.href === `${URL.parse(url)?.origin}/`)
  .transform((url) => new URL(url).origin)
  .openapi({
    type: 'string',
    format: 'uri',
    maxLength: 200,
    description: 'The origin of an instance',
    example: 'https://mastodon.example',
  });

const telegramToken = z
  .string()
  .trim()
  .regex(/^\d{5,20}:[\w-]{30,64}$/)
  .openapi({
    description: 'The token of a bot',
    example: '123456:AAExampleExampleExampleExampleExa',
  });
const mastodonToken = z
  .string()
  .trim()
  .regex(/^[\w-]{20,200}$/)
  .openapi({ description: 'An access token', example: 'example-access-token-example' });

const telegramAccount = z.strictObject({
  network: z.literal('telegram'),
  address: telegramAddress,
  token: telegramToken,
});
const mastodonAccount = z.strictObject({
  network: z.literal('mastodon'),
  address: mastodonAddress,
  token: mastodonToken,
});

const newChannel = z
  .strictObject({
    id: createdId,
    name: newChannelName,
    langCode,
    tranLangCode,
    account: z.discriminatedUnion('network', [telegramAccount, mastodonAccount]),
  })
  .openapi('NewSmmChannel');

export type NewSmmChannel = z.infer<typeof newChannel>;

/**
 * An address of Mastodon changes only together with the token; otherwise an admin could send the token
 * of a colleague to a server of their own.
 */
const channelChange = newChannel
  .omit({ account: true })
  .partial()
  .extend({
    id,
    isPaused: z.boolean().optional(),
    account: z
      .discriminatedUnion('network', [telegramAccount.partial({ token: true }), mastodonAccount])
      .optional(),
  })
  .openapi('SmmChannelChange');

export type SmmChannelChange = z.infer<typeof channelChange>;

export const channelRoutes = {
  ...defineRoutes('/front-smm-channel', 'admin', {
    feed: {
      summary: 'List the social channels by name',
      body: z.strictObject(feedFields),
      success: defineFeed(smmChannel).openapi('SmmChannelFeed'),
    },
    record: {
      summary: 'Get a channel',
      body: z.strictObject({ id }),
      success: smmChannel,
      errors: ['NotFound'],
    },
    create: {
      summary:
        'Connect a channel and check it; a channel that the network refuses is stored as inactive',
      body: newChannel,
      success: smmChannel,
      errors: ['SimilarRecordAlreadyExists', 'SmmChannelKeyMissing'],
    },
    update: {
      summary: 'Change or pause a channel; a new address or token is checked',
      body: channelChange,
      success: smmChannel,
      errors: ['NotFound', 'SimilarRecordAlreadyExists', 'SmmChannelKeyMissing'],
    },
    check: {
      summary: 'Check that the network lets us post; posts a test if asked to',
      body: z.strictObject({ id, isPosting: z.boolean().default(false) }),
      success: z
        .object({
          channel: smmChannel,
          postUrl: z.string().nullable().openapi({
            description: 'The page of the test post; null without one',
            example: 'https://t.me/german_every_day/42',
          }),
        })
        .openapi('SmmChannelCheck'),
      errors: ['NotFound', 'SimilarRecordAlreadyExists', 'SmmChannelKeyMissing'],
    },
  }),
  delete: deleteRoute({
    path: '/front-smm-channel/delete',
    access: 'admin',
    summary: 'Delete a channel with its campaigns and their posts; what was posted stays online',
    body: z.strictObject({ id }),
    success: z.object({ id }),
    errors: ['NotFound'],
  }),
};
