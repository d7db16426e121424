import { createHash } from 'node:crypto';
import { routes } from '@wordhoard/contract';
import { EntryStatus, Knowing, Privacy } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { socialIdentity } from '../../src/schema/user.ts';
import { buildChannel, campaignPlan, createCampaign } from '../campaign/campaign-factory.ts';
import { buildPersonalWord, buildSuggestion, buildTagWord } from '../contribution-factory.ts';
import { buildImage, buildRecording, buildTranslation } from '../factory.ts';
import { learnWord } from '../learn-word.ts';
import { buildSession, fruitQuiz } from '../quiz-session.ts';
import { noteEvent } from '../review-events.ts';
import type { TestApp } from '../test-app.ts';
import type { Entry } from './entry.ts';
import { addPrivateCollections, addToPublicCollections } from './private-collections.ts';
import { buildStage, type CallerName, type Stage } from './stage.ts';

export type World = Awaited<ReturnType<typeof addPrivateContent>>;

export const buildWorld = async (app: TestApp): Promise<World> =>
  addPrivateContent(await buildStage(app));

/** The world for the next request, unless that needs a new one. */
export async function worldAfter(
  world: World,
  changes: Entry['changes'],
): Promise<World | undefined> {
  if (changes === 'campaign') return { ...world, campaign: await planCampaign(world) };
  return changes === undefined ? world : undefined;
}

/**
 * Adds private and pending content of every kind for the owner, with a mark in its texts. The co-author
 * has a personal word of the same text and the same proposals.
 */
export async function addPrivateContent(stage: Stage) {
  const { app, people, common } = stage;
  const mark = `sekreto${newId().replaceAll('-', '')}`;
  const words = await addPrivateWords(stage, mark);
  const collections = await addPrivateCollections(stage, mark, words.hidden);
  await addToPublicCollections(stage, words.pending);
  const contributions = await propose(stage, people.owner);
  await buildPersonalWord(app.database, people.coAuthor, { text: words.hidden.text });
  await propose(stage, people.coAuthor);
  await app.database.insert(socialIdentity).values(atGoogle(people.owner, mark));
  const suggestion = await buildSuggestion(app.database, common, people.owner, { text: mark });
  const path = `/list/${mark}`;
  await app.call(routes.general.reportBrokenLink, { path });
  const brokenLink = { id: createHash('sha256').update(path).digest('hex') };
  const quiz = await practise(stage, mark, { list: collections.list, word: words.hidden });
  const campaign = await planCampaign(stage);
  return {
    ...stage,
    mark,
    ...words,
    ...collections,
    ...contributions,
    suggestion,
    brokenLink,
    quiz,
    campaign,
  };
}

/**
 * The private marks and ids of the owner in a response, except those in the request. The co-author knows
 * the mark and the id from contributing the same word.
 */
export function findLeaks(
  answer: string,
  data: unknown,
  world: World,
  caller?: CallerName,
): string[] {
  const known = caller === 'coAuthor' ? [world.mark, world.hidden.id] : [];
  const secrets = [world.mark, ...collectPrivateIds(world)].filter((one) => !known.includes(one));
  const request = typeof data === 'string' ? data : JSON.stringify(data);
  return secrets.filter((secret) => answer.includes(secret) && !request.includes(secret));
}

const collectPrivateIds = ({ columns, rows, ...world }: World): string[] => {
  const { list, table, quiz, suggestion, hidden, pending } = world;
  const { hiddenTranslation, hiddenImage, hiddenRecording } = world;
  const { translation, image, recording, tagLink } = world;
  const own = [list, table, ...columns, ...rows, quiz, suggestion, hidden, pending];
  const hiddenEntries = [hiddenTranslation, hiddenImage, hiddenRecording];
  const entries = [...hiddenEntries, translation, image, recording, tagLink];
  return [...own, ...entries].map(({ id }) => id);
};

/** Creates a private word with approved entries, and a pending word. */
async function addPrivateWords({ app, people: { owner }, foreign }: Stage, mark: string) {
  const { database } = app;
  const hidden = await buildPersonalWord(
    database,
    owner,
    { text: `${mark} propra` },
    { privacy: Privacy.Private },
  );
  const pending = await buildPersonalWord(database, owner, { text: `${mark} nova` });
  for (const word of [hidden, pending]) await learnWord(database, owner, word, Knowing.Saved);
  const own = { userId: owner.id, createdAt: new Date() };
  const hiddenTranslation = await buildTranslation(database, [hidden, foreign], own);
  const hiddenImage = await buildImage(database, hidden.id, own);
  const hiddenRecording = await buildRecording(database, hidden.id, own);
  return { hidden, pending, hiddenTranslation, hiddenImage, hiddenRecording };
}

/** Creates pending entries of a public word. */
async function propose(
  { app: { database }, common, foreign, unusedTag }: Stage,
  author: { id: string },
) {
  const pending = { userId: author.id, createdAt: new Date(), status: EntryStatus.Pending };
  const translation = await buildTranslation(database, [common, foreign], {
    ...pending,
    speechPartId: 3,
  });
  const image = await buildImage(database, common.id, pending);
  const recording = await buildRecording(database, common.id, pending);
  const tagLink = await buildTagWord(database, unusedTag, common, pending);
  return { translation, image, recording, tagLink };
}

const atGoogle = ({ id: userId }: { id: string }, subject: string) => ({
  provider: 'google' as const,
  subject,
  userId,
  createdAt: new Date(),
});

/** Starts a quiz, and notes something on a public word. */
async function practise(
  { app, headers, common }: Stage,
  mark: string,
  { list, word }: Record<'list' | 'word', { id: string }>,
): Promise<{ id: string }> {
  const settings = { ...fruitQuiz, ...buildQuiz({ kind: 'list', id: list.id }) };
  const session = buildSession([word.id], { settings });
  const sent = { events: [noteEvent(common.id, mark)], sessions: [session] };
  await app.call(routes.review.sync, { deviceId: newId(), cursor: 0, ...sent }, headers.owner);
  return session;
}

async function planCampaign({ app, headers, common }: Stage) {
  const { id: channelId } = await buildChannel(app);
  const plan = campaignPlan(channelId, { kind: 'words', ids: [common.id] });
  const { campaign, posts } = await createCampaign(app, plan, headers.admin);
  return { id: campaign.id, channelId, postId: posts[0]?.id };
}

export const buildQuiz = <const Source>(source: Source) => ({
  source,
  tranLangCode: 'ia',
  codes: ['cards' as const],
});
