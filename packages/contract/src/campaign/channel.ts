import { z } from '@hono/zod-openapi';
import { smmFailureKinds, smmNetworks } from '../base/enumeration.ts';
import { limits } from '../base/limits.ts';
import { id, orNull, storedLangCode, time } from '../base/scalar.ts';

const smmNetwork = z.enum(smmNetworks).openapi({ example: 'telegram' });

const channelName = z.string().openapi({ example: 'German every day' });

export const smmFailure = z
  .object({
    kind: z.enum(smmFailureKinds).openapi({
      description:
        'refused: the network does not let us post there · invalid: it does not accept the post · limited: too many posts · unavailable: it can be tried again · unknown: it may have accepted the post · late: more than an hour passed while it could not be sent · unscheduled: no time is left before the last day',
      example: 'refused',
    }),
    detail: z.string().openapi({
      description: 'In the words of the network, or empty',
      example: 'Forbidden: bot was kicked from the channel chat',
    }),
  })
  .openapi('SmmFailure');

export const channelReference = z
  .object({ id, network: smmNetwork, name: channelName })
  .openapi('SmmChannelReference');

/** A channel of a social network. Its token is never returned. */
export const smmChannel = channelReference
  .extend({
    address: z.string().openapi({
      description: 'Telegram: `@name` or the id of a chat. Mastodon: the address of the instance',
      example: '@german_every_day',
    }),
    langCode: storedLangCode.openapi({ description: 'The language of its words', example: 'de' }),
    tranLangCode: storedLangCode.openapi({
      description: 'The language of its readers',
      example: 'en',
    }),
    title: z.string().nullable().openapi({
      description: 'Its name at the network; null until the network has been reached',
      example: 'German every day',
    }),
    url: z.string().nullable().openapi({ example: 'https://t.me/german_every_day' }),
    isActive: z.boolean().describe('Whether the network lets us post there'),
    isPaused: z.boolean().openapi({ description: 'An admin holds all its posts', example: false }),
    failure: orNull(smmFailure).openapi({
      description: 'Why it is not active',
      example: null,
    }),
    checkedAt: time.nullable(),
    createdAt: time,
  })
  .openapi('SmmChannel');

export type SmmChannel = z.infer<typeof smmChannel>;

export const newChannelName = channelName.trim().min(1).max(limits.nameMaxLength);
