import { routes } from '@wordhoard/contract';
import { auth, user } from './accounts.ts';
import { campaign, channel, post } from './campaigns.ts';
import { list, table } from './collections.ts';
import type { EntriesOf, Entry } from './entry.ts';
import { general, moderation } from './general.ts';
import { imports } from './imports.ts';
import { lesson, offline, progress, quiz, review } from './practice.ts';
import { social } from './social.ts';
import { image, recording, tag, translation, word } from './words.ts';

type Routes = typeof routes;
export type AnyRoute = {
  [Domain in keyof Routes]: Routes[Domain][keyof Routes[Domain]];
}[keyof Routes];

/** The outcomes of every route of the contract for each caller. */
const matrix: { [Domain in keyof Routes]: EntriesOf<Domain> } = {
  general,
  auth: { ...auth, ...social },
  user,
  review,
  word,
  translation,
  image,
  recording,
  list,
  table,
  tag,
  import: imports,
  quiz,
  lesson,
  offline,
  progress,
  moderation,
  channel,
  campaign,
  post,
};

export const entryNames = namesIn(matrix);
export const routeNames = namesIn(routes);

export const rows: readonly (readonly [string, AnyRoute, Entry])[] = routeNames.flatMap((name) => {
  const route = valuesIn<AnyRoute>(routes).get(name);
  const entry = valuesIn<Entry>(matrix).get(name);
  return route === undefined || entry === undefined ? [] : [[name, route, entry] as const];
});

function valuesIn<Value>(domains: Record<string, Record<string, Value>>): Map<string, Value> {
  return new Map(
    Object.entries(domains).flatMap(([domain, values]) =>
      Object.entries(values).map(([name, value]): [string, Value] => [`${domain}.${name}`, value]),
    ),
  );
}

function namesIn(domains: Record<string, Record<string, unknown>>): string[] {
  return [...valuesIn(domains).keys()].sort();
}
