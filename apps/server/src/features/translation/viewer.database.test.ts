import { routes } from '@wordhoard/contract';
import { EntryStatus, UserReaction } from '@wordhoard/contract/enumeration';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTranslation, buildUser, buildWord, type User } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { translationPin, translationReaction } from '../../schema/translation.ts';

const app = useApp();
type Translation = Awaited<ReturnType<typeof buildTranslation>>;

let word: Awaited<ReturnType<typeof buildWord>>;
let learner: User;

beforeEach(async () => {
  word = await buildWord(app.database);
  learner = await buildUser(app.database);
});

describe('the translations of a word', () => {
  it('are ordered by likes and dislikes', async () => {
    const plain = await translate();
    const disliked = await translate({ likeCount: 1, dislikeCount: 2 });
    const liked = await translate({ likeCount: 3, dislikeCount: 1 });
    await expectInOrder([liked, plain, disliked]);
  });

  it('start with the ones that the learner pinned to the word', async () => {
    const liked = await translate({ likeCount: 9 });
    const pinned = await translate();
    await pin(pinned);
    await expectInOrder([pinned, liked], await app.headersOf(learner));
    await expectInOrder([liked, pinned], await app.headersOf());
    await expectInOrder([liked, pinned]);
  });

  it('have pins for one of the two words only', async () => {
    const pinned = await translate();
    await pin(pinned);
    const headers = await app.headersOf(learner);
    const isPinnedTo = async (wordId: string, langCode: string) => {
      const { data } = await app.call(routes.translation.feed, { wordId, langCode }, headers);
      return data.find(({ id }) => id === pinned.id)?.isPinned;
    };
    expect(await isPinnedTo(word.id, 'ia')).toBe(true);
    expect(await isPinnedTo(findOtherWord(pinned), 'eo')).toBe(false);
  });

  async function expectInOrder(
    expected: readonly Translation[],
    headers?: Record<string, string>,
  ): Promise<void> {
    const feed = await app.call(
      routes.translation.feed,
      { wordId: word.id, langCode: 'ia' },
      headers,
    );
    const name = { id: word.id, tranLangCode: 'ia' };
    const card = await app.call(routes.word.record, name, headers);
    const entity = await app.call(routes.word.entity, name, headers);
    const ids = expected.map(({ id }) => id);
    for (const shown of [feed.data, card.trans, entity.speechParts[0]?.tranFeed.data]) {
      expect(shown?.map(({ id }) => id)).toEqual(ids);
    }
  }
});

describe('a translation', () => {
  it('has the reactions of all learners and the caller’s own', async () => {
    const { id } = await translate({ likeCount: 2, dislikeCount: 1 });
    const reaction = UserReaction.Dislike;
    const reacted = { userId: learner.id, entryId: id, reaction };
    await app.database.insert(translationReaction).values(reacted);
    const counts = { likeCount: 2, dislikeCount: 1, isOwn: false, isPinned: false };
    const record = async (headers?: Record<string, string>) =>
      app.call(routes.translation.record, { id }, headers);
    expect(await record(await app.headersOf(learner))).toMatchObject({ ...counts, reaction });
    expect(await record(await app.headersOf())).toMatchObject({ ...counts, reaction: null });
    expect(await record()).toMatchObject({ ...counts, reaction: null });
  });

  it('is visible to its author only, with the reason, after a rejection', async () => {
    const decision = { status: EntryStatus.Rejected, reason: 'It means something else' };
    const { id } = await translate({ ...decision, userId: learner.id });
    const request = { wordId: word.id, langCode: 'ia' };
    const own = await app.headersOf(learner);
    const feed = await app.call(routes.translation.feed, request, own);
    expect(feed).toMatchObject({ total: 1, data: [{ ...decision, id, isOwn: true }] });
    expect(await app.call(routes.translation.record, { id }, own)).toMatchObject(decision);
    for (const headers of [undefined, await app.headersOf()]) {
      expect((await app.call(routes.translation.feed, request, headers)).total).toBe(0);
      expect((await app.refusal(routes.translation.record, { id }, headers)).code).toBe('NotFound');
    }
  });

  it('is on its author’s cards while it is pending, and not after a rejection', async () => {
    const pending = await translate({ status: EntryStatus.Pending, userId: learner.id });
    await translate({ status: EntryStatus.Rejected, userId: learner.id });
    const request = { id: word.id, tranLangCode: 'ia' };
    const card = await app.call(routes.word.record, request, await app.headersOf(learner));
    expect(card.trans).toMatchObject([{ id: pending.id, status: EntryStatus.Pending }]);
    expect((await app.call(routes.word.record, request)).trans).toEqual([]);
  });

  it('shows the reason to its author only', async () => {
    const { id } = await translate({ userId: learner.id, reason: 'Old' });
    const record = await app.call(routes.translation.record, { id }, await app.headersOf());
    expect(record).toMatchObject({ isOwn: false, reason: null });
  });
});

async function translate(overrides: Partial<Translation> = {}): Promise<Translation> {
  const other = await buildWord(app.database, { langCode: 'ia' });
  return buildTranslation(app.database, [word, other], overrides);
}

const pin = ({ id: translationId }: Translation) =>
  app.database
    .insert(translationPin)
    .values({ userId: learner.id, wordId: word.id, translationId });

const findOtherWord = ({ lowWordId, highWordId }: Translation): string =>
  lowWordId === word.id ? highWordId : lowWordId;
