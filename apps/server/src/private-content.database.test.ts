import { type ModerationEntry, routes } from '@wordhoard/contract';
import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPersonalWord, buildSuggestion, buildTagWord } from '../test/contribution-factory.ts';
import { buildImage, buildRecording, buildTranslation } from '../test/factory.ts';
import { callRoute } from '../test/matrix/call-route.ts';
import { buildProbes, type Probe } from '../test/matrix/probes.ts';
import { buildStage, type Stage } from '../test/matrix/stage.ts';
import { addPrivateContent, buildWorld, findLeaks, type World } from '../test/matrix/world.ts';
import { useApp } from '../test/test-app.ts';
import { openConnectionWithoutContent } from '../test/test-connection.ts';

const app = useApp({ connect: openConnectionWithoutContent });
const { Approved, Pending } = EntryStatus;
const others = ['anonymous', 'stranger'] as const;
const toNames = (probes: readonly Probe[]) => probes.map(([{ path }, data]) => ({ path, data }));

describe('private content of the owner', () => {
  let stage: Stage;
  let world: World;
  let probes: Probe[];
  const before = new Map<string, string[]>();

  beforeAll(async () => {
    stage = await buildStage(app);
    probes = buildProbes(stage);
    for (const caller of others) before.set(caller, await responsesFor(caller));
    world = await addPrivateContent(stage);
  });

  it.each(others)('changes no response to other callers: %s', async (caller) => {
    const after = await responsesFor(caller);
    const changed = probes.filter((_, index) => after[index] !== before.get(caller)?.[index]);
    expect(toNames(changed)).toEqual([]);
  });

  it('is shown to the owner', async () => {
    const shown: string[] = [];
    for (const [route, data] of probes) {
      const { text } = await callRoute(app, route, data, stage.headers.owner);
      shown.push(...findLeaks(text, data, world));
    }
    expect(new Set(shown).size).toBeGreaterThan(8);
  });

  async function responsesFor(caller: (typeof others)[number]): Promise<string[]> {
    const answers: string[] = [];
    for (const [route, data] of probes) {
      const { outcome, text } = await callRoute(app, route, data, stage.headers[caller]);
      answers.push(outcome === 'ok' ? text : outcome);
    }
    return answers;
  }
});

it('hides private lists and tables on the page of a public word', async () => {
  const { hidden, headers } = await buildWorld(app);
  const { id, contributionId } = hidden;
  await app.call(routes.word.update, { id, privacy: Privacy.Public }, headers.owner);
  const approval = { kind: 'word', id: contributionId, status: EntryStatus.Approved } as const;
  await app.call(routes.moderation.decide, approval, headers.admin);
  for (const caller of [...others, 'admin'] as const) {
    const { listFeed, tableFeed } = await app.call(routes.word.entity, { id }, headers[caller]);
    expect([listFeed.total, tableFeed.total]).toEqual([0, 0]);
  }
});

it('shows entries of a private word to their author only', async () => {
  const { hiddenTranslation, hiddenImage, hiddenRecording, headers } = await buildWorld(app);
  const approved = [
    [routes.translation.record, { id: hiddenTranslation.id }],
    [routes.image.record, { id: hiddenImage.id }],
    [routes.recording.record, { id: hiddenRecording.id }],
  ] as const;
  for (const [route, data] of approved) {
    for (const caller of [...others, 'admin'] as const) {
      expect((await callRoute(app, route, data, headers[caller])).outcome).toBe('NotFound');
    }
    expect((await callRoute(app, route, data, headers.owner)).outcome).toBe('ok');
  }
});

it('hides entries of a private word from admins', async () => {
  const { hidden, hiddenTranslation, hiddenImage, hiddenRecording, headers } =
    await buildWorld(app);
  const kinds: ModerationEntry['kind'][] = [
    'word',
    'translation',
    'image',
    'recording',
    'tag',
    'suggestion',
  ];
  const seen: string[] = [];
  for (const kind of kinds) {
    for (const status of Object.values(EntryStatus)) {
      const data = { kind, status, sort: 0, pageSize: 100 };
      seen.push((await callRoute(app, routes.moderation.feed, data, headers.admin)).text);
    }
  }
  const entries = [hiddenTranslation, hiddenImage, hiddenRecording].map(({ id }) => id);
  // Another learner proposes the same word.
  const ids = [hidden.contributionId, ...entries];
  expect(ids.filter((id) => seen.some((text) => text.includes(id)))).toEqual([]);
});

describe('entries of a private word that somebody else publishes', () => {
  let headers: World['headers'];
  let hidden: World['hidden'];
  let entries: { kind: ModerationEntry['kind']; id: string }[];

  beforeEach(async () => {
    const { people, foreign, unusedTag, ...world } = await buildWorld(app);
    ({ headers, hidden } = world);
    const { database } = app;
    const { owner } = people;
    const pending = { userId: owner.id, status: Pending, createdAt: new Date() };
    const published = await buildPersonalWord(database, people.stranger, { text: hidden.text });
    const meaning = { ...pending, speechPartId: 2 };
    entries = [
      { kind: 'translation', ...(await buildTranslation(database, [hidden, foreign], meaning)) },
      { kind: 'image', ...(await buildImage(database, hidden.id, pending)) },
      { kind: 'recording', ...(await buildRecording(database, hidden.id, pending)) },
      { kind: 'tag', ...(await buildTagWord(database, unusedTag, hidden, pending)) },
      { kind: 'suggestion', ...(await buildSuggestion(database, hidden, owner)) },
    ];
    const approval = { kind: 'word' as const, id: published.contributionId, status: Approved };
    await app.call(routes.moderation.decide, approval, headers.admin);
  });

  async function findInQueue() {
    const listed: string[] = [];
    for (const { kind, id } of entries) {
      const data = { kind, status: Pending, sort: 0 as const, pageSize: 100 };
      const queue = await app.call(routes.moderation.feed, data, headers.admin);
      if (queue.data.some((entry) => 'id' in entry && entry.id === id)) listed.push(kind);
    }
    return listed;
  }

  it('are no proposals', async () => {
    expect(await findInQueue()).toEqual([]);
    for (const { kind, id } of entries) {
      for (const [route, ids] of [
        [routes.moderation.decide, { id }],
        [routes.moderation.decideMany, { ids: [id] }],
      ] as const) {
        const decision = { kind, ...ids, status: Approved };
        expect((await callRoute(app, route, decision, headers.admin)).outcome).toBe('NotFound');
      }
    }
  });

  it('are no proposals when the word is corrected to one that their author proposes', async () => {
    const { langCode } = hidden;
    await app.call(routes.word.create, { langCode, text: 'corrected' }, headers.owner);
    const { id } = hidden;
    await app.call(routes.word.update, { id, example: `Jen ${hidden.text}.` }, headers.admin);
    await app.call(routes.word.update, { id, text: 'corrected' }, headers.admin);
    expect(await findInQueue()).toEqual([]);
  });

  it('become proposals when their author makes the word public', async () => {
    const change = { id: hidden.id, privacy: Privacy.Public };
    await app.call(routes.word.update, change, headers.owner);
    expect(await findInQueue()).toEqual(entries.map(({ kind }) => kind));
  });

  it('are deleted when their author deletes the private contribution', async () => {
    await app.call(routes.word.delete, { id: hidden.id }, headers.owner);
    expect(await findInQueue()).toEqual([]);
    const own = await app.call(routes.user.contributions, { pageSize: 100 }, headers.owner);
    const ids = own.data.map(({ id }) => id);
    expect(entries.filter(({ id }) => ids.includes(id))).toEqual([]);
  });
});

it('counts a word as new if only another learner has it as a private word', async () => {
  const { hidden, headers } = await buildWorld(app);
  const draft = { name: 'Listo', langCode: 'eo', privacy: Privacy.Private };
  const { id: listId } = await app.call(routes.list.create, draft, headers.stranger);
  const body = { listId, text: `${hidden.text}\n` };
  const imported = await app.call(routes.list.import, body, headers.stranger);
  expect(imported).toMatchObject({ addedCount: 1, newWordCount: 1 });
});
