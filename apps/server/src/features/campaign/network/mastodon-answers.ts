import { z } from 'zod';

/** A page that the browser may link to. */
const page = z.url({ protocol: /^https?$/ });
const count = z.int().nonnegative();
const positive = z.int().positive();

export const accountAnswer = z.object({ displayName: z.string(), acct: z.string(), url: page });

export const instanceAnswer = z.object({
  configuration: z.object({
    statuses: z.object({ maxCharacters: positive, charactersReservedPerUrl: positive }),
    polls: z.object({
      maxOptions: positive,
      maxCharactersPerOption: positive,
      minExpiration: positive,
      maxExpiration: positive,
    }),
  }),
});

/** Mastodon 4.3 and later say which rights the application of a token has. */
export const applicationAnswer = z.object({ scopes: z.array(z.string()).nullish() });

export const mediaAnswer = z.object({ id: z.string() });

export const statusAnswer = z.object({ id: z.string(), url: page.nullish().catch(null) });

export const pollAnswer = z.object({
  poll: z
    .object({
      expired: z.boolean(),
      votesCount: count,
      votersCount: count.nullish(),
      options: z.array(z.object({ votesCount: count.nullish() })),
    })
    .nullish(),
});
