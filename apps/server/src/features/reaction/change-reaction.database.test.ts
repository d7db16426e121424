import { routes } from '@wordhoard/contract';
import { EntryStatus, UserReaction } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildHiddenWord,
  buildPersonalWord,
  buildTag,
  buildTagWord,
} from '../../../test/contribution-factory.ts';
import {
  buildImage,
  buildRecording,
  buildTranslation,
  buildUser,
  buildWord,
  type User,
} from '../../../test/factory.ts';
import { buildProposals } from '../../../test/proposals.ts';
import { useApp } from '../../../test/test-app.ts';
import { wordImage } from '../../schema/image.ts';
import { wordRecording } from '../../schema/recording.ts';
import { tagWord } from '../../schema/tag.ts';
import { translation } from '../../schema/translation.ts';

const app = useApp();
const { Like, Dislike } = UserReaction;

type Word = Awaited<ReturnType<typeof buildWord>>;
type Overrides = { userId?: string; status?: EntryStatus };

const kinds = {
  translation: {
    route: routes.translation.reaction,
    table: translation,
    build: async (word: Word, overrides: Overrides) =>
      buildTranslation(
        app.database,
        [word, await buildWord(app.database, { langCode: 'ia' })],
        overrides,
      ),
  },
  image: {
    route: routes.image.reaction,
    table: wordImage,
    build: (word: Word, overrides: Overrides) => buildImage(app.database, word.id, overrides),
  },
  recording: {
    route: routes.recording.reaction,
    table: wordRecording,
    build: (word: Word, overrides: Overrides) => buildRecording(app.database, word.id, overrides),
  },
  tag: {
    route: routes.tag.reaction,
    table: tagWord,
    build: async (word: Word, overrides: Overrides) =>
      buildTagWord(app.database, await buildTag(app.database), word, overrides),
  },
};

describe.each(Object.entries(kinds))('a reaction to a %s', (_, { route, table, build }) => {
  let learner: User;
  let headers: Record<string, string>;
  let word: Word;

  beforeEach(async () => {
    learner = await buildUser(app.database);
    headers = await app.headersOf(learner);
    word = await buildWord(app.database);
  });

  it('replaces the former one, and can be withdrawn', async () => {
    const { id } = await build(word, {});
    for (const [reaction, likeCount, dislikeCount] of [
      [Like, 1, 0],
      [Like, 1, 0],
      [Dislike, 0, 1],
      [null, 0, 0],
      [null, 0, 0],
    ] as const) {
      const answer = await app.call(route, { id, reaction }, headers);
      expect(answer).toEqual({ id, reaction, likeCount, dislikeCount });
    }
  });

  it('is counted exactly when learners react at the same time', async () => {
    const { id } = await build(word, {});
    const callers = await Promise.all(Array.from({ length: 5 }, () => app.headersOf()));
    const reactions = [Like, Dislike, null, Like, Dislike, Like] as const;
    await Promise.all(
      callers.flatMap((caller) =>
        reactions.map((reaction) => app.call(route, { id, reaction }, caller)),
      ),
    );
    await Promise.all(callers.map((caller) => app.call(route, { id, reaction: Like }, caller)));
    const rows = await app.database.select().from(table).where(eq(table.id, id));
    expect(rows).toMatchObject([{ likeCount: 5, dislikeCount: 0 }]);
  });

  it('is forbidden for own entries, approved or not', async () => {
    const personal = await buildPersonalWord(app.database, learner);
    for (const { id } of [
      await build(word, { userId: learner.id }),
      await build(word, { userId: learner.id, status: EntryStatus.Pending }),
      await build(personal, { userId: learner.id, status: EntryStatus.Pending }),
    ]) {
      const refusal = await app.refusal(route, { id, reaction: Like }, headers);
      expect(refusal).toMatchObject({ status: 403, code: 'Forbidden' });
    }
  });

  it('is not found for pending entries and for entries of pending words', async () => {
    const personal = await buildHiddenWord(app.database);
    for (const { id } of [
      await build(word, { status: EntryStatus.Pending }),
      await build(personal, {}),
    ]) {
      const refusal = await app.refusal(route, { id, reaction: Like }, headers);
      expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
    }
  });
});

it.each(['translation', 'tag'] as const)(
  'a reaction to a duplicate of a %s, which nobody sees, is not found',
  async (kind) => {
    const learner = await buildUser(app.database);
    const word = await buildWord(app.database);
    const proposals = await buildProposals(app.database, kind);
    const { id: duplicateOf } = await proposals.build(word, { userId: learner.id });
    const { id } = await proposals.build(word, { duplicateOf });
    const headers = await app.headersOf(learner);
    const refusal = await app.refusal(kinds[kind].route, { id, reaction: Like }, headers);
    expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
  },
);
