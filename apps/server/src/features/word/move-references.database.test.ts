import { routes } from '@wordhoard/contract';
import { EntryStatus, Knowing, UserReaction } from '@wordhoard/contract/enumeration';
import type { Review } from '@wordhoard/review-scheduler';
import { eq, inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildContribution,
  buildPersonalWord,
  buildSuggestion,
} from '../../../test/contribution-factory.ts';
import {
  buildImage,
  buildList,
  buildRecording,
  buildUser,
  buildWord,
  type User,
} from '../../../test/factory.ts';
import {
  addReviews,
  answered,
  findCard,
  learnWord,
  marked,
  replayCard,
} from '../../../test/learn-word.ts';
import { buildSession, fruitQuiz } from '../../../test/quiz-session.ts';
import { useApp } from '../../../test/test-app.ts';
import { createVerbTable, textsIn } from '../../../test/verb-table.ts';
import { list, listWord } from '../../schema/collection.ts';
import { imagePin, imageReaction, wordImage } from '../../schema/image.ts';
import { answerSuggestion } from '../../schema/moderation.ts';
import { quizSession } from '../../schema/quiz.ts';
import { wordRecording } from '../../schema/recording.ts';
import { userWord } from '../../schema/review.ts';
import { wordContribution } from '../../schema/word.ts';
import { moveReferences } from './move-references.ts';

const app = useApp();
type Word = Awaited<ReturnType<typeof buildWord>>;

let owner: User;
let other: User;
let from: Word;
let to: Word;

beforeEach(async () => {
  owner = await buildUser(app.database);
  other = await buildUser(app.database);
  from = await buildPersonalWord(app.database, owner);
  to = await buildWord(app.database);
});

const move = (user?: User) =>
  app.database.transaction((transaction) =>
    moveReferences(transaction, { from: from.id, to: to.id, userId: user?.id }),
  );

describe('contributions', () => {
  const contributionsTo = async ({ id }: Word) => {
    const { id: contributionId, userId } = wordContribution;
    const own = app.database.select({ id: contributionId, userId }).from(wordContribution);
    return own.where(eq(wordContribution.wordId, id)).orderBy(userId);
  };

  it('move unless their author has contributed to the second word', async () => {
    const { id: existing } = await buildContribution(app.database, to, owner);
    const { id: moved } = await buildContribution(app.database, from, other);
    await move();
    expect(await contributionsTo(to)).toEqual([
      { id: existing, userId: owner.id },
      { id: moved, userId: other.id },
    ]);
    expect(await contributionsTo(from)).toEqual([]);
  });

  it('of one learner move', async () => {
    await buildContribution(app.database, from, other);
    await move(other);
    expect(await contributionsTo(to)).toMatchObject([{ userId: other.id }]);
    expect(await contributionsTo(from)).toMatchObject([{ userId: owner.id }]);
  });
});

describe('words of lists', () => {
  const positionsIn = async (listId: string) => {
    const { wordId, position } = listWord;
    const placed = app.database.select({ wordId, position }).from(listWord);
    return placed.where(eq(listWord.listId, listId)).orderBy(position);
  };
  const build = (words: Word[], { id: userId }: User) => buildList(app.database, words, { userId });

  it('move and keep their position', async () => {
    const neighbour = await buildWord(app.database);
    const { id } = await build([from, neighbour], owner);
    await move();
    expect(await positionsIn(id)).toEqual([
      { wordId: to.id, position: 1 },
      { wordId: neighbour.id, position: 2 },
    ]);
  });

  it('are merged in a list that has both words', async () => {
    const { id } = await build([from, to], owner);
    await move();
    expect(await positionsIn(id)).toEqual([{ wordId: to.id, position: 2 }]);
    const [row] = await app.database.select().from(list).where(eq(list.id, id));
    expect(row?.wordCount).toBe(1);
  });

  it('of one learner move', async () => {
    const [own, others] = [await build([from], owner), await build([from], other)];
    await move(other);
    expect(await positionsIn(own.id)).toMatchObject([{ wordId: from.id }]);
    expect(await positionsIn(others.id)).toMatchObject([{ wordId: to.id }]);
  });
});

describe('words of tables', () => {
  const build = async (user: User, ...words: Word[]) => {
    const cell = { words: words.map(({ id }) => ({ id })) };
    const headers = await app.headersOf(user);
    const { table } = await createVerbTable(app, { rows: [[{ label: 'x' }, cell]] }, headers);
    const findTexts = async () => {
      const { data } = await app.call(routes.table.rowFeed, { tableId: table.id }, headers);
      return textsIn(data[0]?.cells[1]);
    };
    return findTexts;
  };

  it('move and keep their position, and are merged in a cell that has both words', async () => {
    const neighbour = await buildWord(app.database);
    const findTexts = await build(owner, from, neighbour);
    const textsOfBoth = await build(owner, from, neighbour, to);
    await move();
    expect(await findTexts()).toEqual([to.text, neighbour.text]);
    expect(await textsOfBoth()).toEqual([neighbour.text, to.text]);
  });

  it('of one learner move', async () => {
    const published = await buildWord(app.database);
    const [own, others] = [await build(owner, published), await build(other, published)];
    from = published;
    await move(other);
    expect(await own()).toEqual([published.text]);
    expect(await others()).toEqual([to.text]);
  });
});

describe('knowledge', () => {
  const findMarks = async ({ id }: User) => {
    const { wordId, knowing } = userWord;
    return app.database.select({ wordId, knowing }).from(userWord).where(eq(userWord.userId, id));
  };

  it('moves unless the learner knows the second word', async () => {
    await learnWord(app.database, owner, from, Knowing.Known);
    await learnWord(app.database, other, from, Knowing.Known);
    await learnWord(app.database, other, to, Knowing.Saved);
    await move();
    expect(await findMarks(owner)).toEqual([{ wordId: to.id, knowing: Knowing.Known }]);
    expect(await findMarks(other)).toEqual([{ wordId: to.id, knowing: Knowing.Saved }]);
  });

  it('moves with the reviews that it follows from', async () => {
    const both = [from, to];
    const learn = (learner: User, word: Word, reviews: Review[]) =>
      addReviews(app.database, learner, word, reviews);
    await learn(owner, from, [answered('2026-03-01', 3), answered('2026-03-03', 3)]);
    await learn(owner, to, [marked('2026-03-02', 'saved'), marked('2026-03-04', 'unknown')]);
    await learn(other, from, [answered('2026-03-01', 3)]);
    await learn(other, to, [answered('2026-03-02', 1)]);
    const cards = await Promise.all(
      [owner, other].map((learner, index) => findCard(app.database, learner, both[index] ?? to)),
    );
    await move();
    for (const [index, learner] of [owner, other].entries()) {
      expect(await findCard(app.database, learner, to)).toEqual(cards[index]);
      expect(await replayCard(app.database, learner, to)).toEqual(cards[index]);
    }
  });

  it('of one learner moves', async () => {
    await learnWord(app.database, owner, from, Knowing.Known);
    await learnWord(app.database, other, from, Knowing.Known);
    await move(other);
    expect(await findMarks(owner)).toMatchObject([{ wordId: from.id }]);
    expect(await findMarks(other)).toMatchObject([{ wordId: to.id }]);
  });
});

it('moves suggestions of one learner or of all', async () => {
  const { id: own } = await buildSuggestion(app.database, from, owner);
  const { id: others } = await buildSuggestion(app.database, from, other);
  const findWordIds = async () => {
    const { id, wordId } = answerSuggestion;
    const rows = app.database.select({ wordId }).from(answerSuggestion);
    return (await rows.where(inArray(id, [own, others])).orderBy(id)).map((row) => row.wordId);
  };
  await move(other);
  expect(await findWordIds()).toEqual([from.id, to.id]);
  await move();
  expect(await findWordIds()).toEqual([to.id, to.id]);
});

describe('quizzes', () => {
  const time = new Date('2026-03-01T12:00:00.000Z');
  const build = async ({ id: userId }: User, asked: Word) => {
    const ids = [asked.id];
    const settings = { ...fruitQuiz, source: { kind: 'words', langCode: 'eo', ids } } as const;
    const { id, pairs, conditions } = buildSession(ids);
    const rest = { conditions, createdAt: time, changedAt: time, finishedAt: null };
    await app.database.insert(quizSession).values({ id, userId, settings, pairs, ...rest });
    return id;
  };
  const wordsIn = async (id: string) => {
    const [row] = await app.database.select().from(quizSession).where(eq(quizSession.id, id));
    const source = row?.settings.source;
    return {
      pairs: row?.pairs.map(({ wordId }) => wordId),
      settings: source?.kind === 'words' ? source.ids : undefined,
    };
  };
  const quizWith = (id: string) => ({ pairs: [id], settings: [id] });

  it('refer to the second word in pairs and settings', async () => {
    const id = await build(owner, from);
    await move();
    expect(await wordsIn(id)).toEqual(quizWith(to.id));
  });

  it('of one learner change', async () => {
    const [own, others] = [await build(owner, from), await build(other, from)];
    await move(other);
    expect(await wordsIn(own)).toEqual(quizWith(from.id));
    expect(await wordsIn(others)).toEqual(quizWith(to.id));
  });

  it('of all learners change if they contain a withdrawn word', async () => {
    from = await buildWord(app.database, { status: EntryStatus.Rejected });
    const id = await build(other, from);
    await move();
    expect(await wordsIn(id)).toEqual(quizWith(to.id));
  });
});

describe('images', () => {
  const findImages = async ({ id: wordId }: Word) => {
    const { id } = wordImage;
    const rows = app.database.select({ id }).from(wordImage).where(eq(wordImage.wordId, wordId));
    return (await rows.orderBy(id)).map((row) => row.id);
  };

  it('move with reactions and pins', async () => {
    const { id: wordImageId } = await buildImage(app.database, from.id, { userId: owner.id });
    const pin = { userId: other.id, wordImageId };
    const reaction = { userId: other.id, entryId: wordImageId, reaction: UserReaction.Like };
    await app.database.insert(imageReaction).values(reaction);
    await app.database.insert(imagePin).values(pin);
    await move();
    expect(await findImages(to)).toEqual([wordImageId]);
    expect(await app.database.select().from(imageReaction)).toContainEqual(reaction);
    expect(await app.database.select().from(imagePin)).toContainEqual(pin);
  });

  it('are merged if the second word has the same image', async () => {
    const { imageId } = await buildImage(app.database, from.id);
    const existing = { id: newId(), wordId: to.id, imageId, status: EntryStatus.Approved };
    await app.database.insert(wordImage).values(existing);
    await move();
    expect(await findImages(to)).toEqual([existing.id]);
    expect(await findImages(from)).toEqual([]);
  });

  it('of one learner move', async () => {
    const own = await buildImage(app.database, from.id, { userId: owner.id });
    const others = await buildImage(app.database, from.id, { userId: other.id });
    await move(other);
    expect(await findImages(from)).toEqual([own.id]);
    expect(await findImages(to)).toEqual([others.id]);
  });
});

describe('recordings', () => {
  const findRecordings = async ({ id: wordId }: Word) => {
    const { id } = wordRecording;
    const isOfWord = eq(wordRecording.wordId, wordId);
    const rows = await app.database.select({ id }).from(wordRecording).where(isOfWord).orderBy(id);
    return rows.map((row) => row.id);
  };

  it('of one learner move', async () => {
    const own = await buildRecording(app.database, from.id, { userId: owner.id });
    const others = await buildRecording(app.database, from.id, { userId: other.id });
    await move(other);
    expect(await findRecordings(from)).toEqual([own.id]);
    expect(await findRecordings(to)).toEqual([others.id]);
  });

  it('are merged if the second word has the same recording', async () => {
    const { id: _id, ...recording } = await buildRecording(app.database, from.id);
    const existing = { ...recording, id: newId(), wordId: to.id };
    await app.database.insert(wordRecording).values(existing);
    await move();
    expect(await findRecordings(to)).toEqual([existing.id]);
    expect(await findRecordings(from)).toEqual([]);
  });
});
