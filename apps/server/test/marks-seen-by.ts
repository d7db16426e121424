import { routes } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { ask } from './matrix/ask.ts';
import type { Asked } from './matrix/entry.ts';
import type { AnyRoute } from './matrix/matrix.ts';
import type { SharedWorld } from './shared-world.ts';
import type { TestApp } from './test-app.ts';

type Question = readonly [AnyRoute, Asked];

/** Collects the marks of a world that occur in responses to a caller. */
export async function marksSeenBy(
  app: TestApp,
  world: SharedWorld,
  headers: Record<string, string>,
): Promise<Set<string>> {
  const marks = new Set<string>();
  for (const [route, asked] of [
    ...questionsAbout(world),
    ...ownQuestions,
    ...moderationQuestions,
  ]) {
    const { text } = await ask(app, route, asked, headers);
    for (const mark of text.match(/mark[a-z]+/g) ?? []) marks.add(mark);
  }
  return marks;
}

const langCode = 'eo';

const questionsAbout = ({ words, list, table, usernames }: SharedWorld): Question[] => [
  ...Object.values(words).flatMap(({ text }): Question[] => [
    [routes.word.entity, { langCode, text, tranLangCode: 'de' }],
    [routes.word.options, { langCode, text }],
  ]),
  [routes.word.feed, { langCode, tranLangCode: 'de' }],
  [routes.general.search, `${routes.general.search.path}?s=mark`],
  [routes.tag.options, { text: 'mark' }],
  [routes.list.entity, { id: list.id }],
  [routes.table.entity, { id: table.id }],
  ...usernames.map((username): Question => [routes.user.knownWords, { username }]),
];

const ownQuestions: Question[] = [
  [routes.user.contributions, { pageSize: 100 }],
  [routes.user.export, routes.user.export.path],
  [routes.quiz.feed, {}],
];

const moderationQuestions = ['word', 'translation', 'image', 'tag', 'suggestion'].flatMap((kind) =>
  Object.values(EntryStatus).map(
    (status): Question => [routes.moderation.feed, { kind, status, pageSize: 100 }],
  ),
);
