import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserReaction } from '@wordhoard/contract/enumeration';
import { computeWordId } from '@wordhoard/contract/word-id';
import { v7 as newId } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import {
  buildPersonalWord,
  buildSuggestion,
  buildTag,
  buildTagWord,
  inLetters,
} from '../test/contribution-factory.ts';
import {
  buildImage,
  buildList,
  buildRecording,
  buildTranslation,
  buildUser,
  buildWord,
} from '../test/factory.ts';
import { buildImageFile } from '../test/image-file.ts';
import { callRoute } from '../test/matrix/call-route.ts';
import type { RequestData } from '../test/matrix/entry.ts';
import type { AnyRoute } from '../test/matrix/matrix.ts';
import { markEvent } from '../test/review-events.ts';
import { useApp } from '../test/test-app.ts';
import { openConnectionWithoutContent } from '../test/test-connection.ts';
import { buildForm, sendForm } from '../test/upload.ts';

const app = useApp({ connect: openConnectionWithoutContent });
const { Approved, Pending, Rejected } = EntryStatus;

const langCode = 'eo';

interface Subject {
  text: string;
  id: string;
  headers: Record<string, string>;
  /** A list of the reader. */
  ownListId: string;
}

/** A text that somebody else has, and one that nobody has, each with a reader. */
let subjects: Subject[];
/** A public word, and a public list that contains the hidden word. */
let shared: { foreignId: string; listId: string };

/**
 * Builds a word with everything that may belong to it, hidden from everybody but its owner. What was approved before the
 * word was withdrawn is hidden too.
 */
beforeEach(async () => {
  const { database } = app;
  const owner = await buildUser(database);
  const grammar = { gender: 'neuter', plural: 'sekretoj' } as const;
  subjects = [await buildSubject(), await buildSubject()];
  const text = subjects[0]?.text ?? '';
  const hidden = await buildPersonalWord(
    database,
    owner,
    { text, grammar, speechPartIds: [10] },
    { example: 'Sekreto.', grammar, speechPartIds: [10], privacy: Privacy.Private },
  );
  const foreign = await buildWord(database, { langCode: 'ia', text: createText('ia', 'last') });
  const { id: listId } = await buildList(database, [hidden]);
  await buildList(database, [hidden], { userId: owner.id });
  for (const status of [Approved, Pending, Rejected]) {
    const own = { userId: owner.id, status };
    await buildImage(database, hidden.id, own);
    await buildRecording(database, hidden.id, own);
    await buildTranslation(database, [hidden, await buildWord(database, { langCode: 'ia' })], own);
    await buildTagWord(database, await buildTag(database), hidden, own);
  }
  await buildTranslation(database, [hidden, foreign], { userId: owner.id });
  await buildSuggestion(database, hidden, owner);
  shared = { foreignId: foreign.id, listId };
});

/** A text whose id is before or after all others: the words of a translation are in the order of their ids. */
function createText(code: string, place: 'first' | 'last'): string {
  const text = `l'a${inLetters(newId())}`;
  const isFirst = computeWordId({ langCode: code, text }) < '8';
  return isFirst === (place === 'first') ? text : createText(code, place);
}

async function buildSubject(): Promise<Subject> {
  const learner = await buildUser(app.database);
  const text = createText(langCode, 'first');
  const { id: ownListId } = await buildList(app.database, [], { userId: learner.id });
  return {
    text,
    id: computeWordId({ langCode, text }),
    headers: await app.headersOf(learner),
    ownListId,
  };
}

const readings = ({ text, id }: Subject): [AnyRoute, RequestData][] => {
  const tranLangCode = 'ia';
  return [
    [routes.word.entity, { langCode, text, tranLangCode }],
    [routes.word.entity, { id, tranLangCode }],
    [routes.word.record, { id, tranLangCode }],
    [routes.word.words, { ids: [id], tranLangCode }],
    [routes.word.options, { langCode, text: text.slice(0, 3) }],
    [routes.word.feed, { langCode, text, tranLangCode }],
    [routes.word.translationRecord, { id, tranLangCode }],
    [routes.translation.feed, { wordId: id, langCode: tranLangCode }],
    [routes.image.feed, { wordId: id }],
    [routes.recording.feed, { wordId: id }],
    [routes.tag.feed, { wordId: id }],
    [routes.list.feed, { wordId: id }],
    [routes.table.feed, { wordId: id }],
    [routes.list.entity, { id: shared.listId, tranLangCode }],
    [routes.offline.words, { ids: [id], tranLangCode }],
    [routes.lesson.next, { langCode, tranLangCode, maxWords: 5, savedIds: [id], learnedIds: [] }],
    [routes.user.contributions, {}],
  ];
};

const writings = ({ id, ownListId }: Subject): [AnyRoute, RequestData][] => {
  return [
    [routes.word.update, { id, example: 'Mia.' }],
    [routes.word.delete, { id }],
    [routes.translation.create, [{ wordId: id, dest: { id: shared.foreignId } }]],
    [routes.tag.link, { parentId: id, childId: newId() }],
    [routes.list.linkWord, { listId: ownListId, childId: id }],
    [routes.quiz.suggest, { wordId: id, langCode: 'ia', text: 'io' }],
    [routes.image.reaction, { id, reaction: UserReaction.Like }],
    [routes.review.sync, { deviceId: newId(), cursor: 0, events: [markEvent(id)], sessions: [] }],
  ];
};

/** The answers without ids, digests, names, times and the text, by which the two words may differ. */
async function call(
  requests: [AnyRoute, RequestData][],
  { text, headers }: Subject,
): Promise<string[]> {
  const answers: string[] = [];
  for (const [route, data] of requests) {
    const { outcome, text: body } = await callRoute(app, route, data, headers);
    const shown = outcome === 'ok' ? body : outcome;
    answers.push(
      `${route.path} ${shown}`
        .replaceAll(/[\da-f]{64}|learner[\da-f]{32}/g, 'digest')
        .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
        .replaceAll(new RegExp(text.replace("'", "['’]"), 'g'), 'text'),
    );
  }
  return answers;
}

it('a word that only others have is like a word that nobody has', async () => {
  for (const requests of [readings, writings]) {
    const [theirs, nobodys] = await Promise.all(
      subjects.map((subject) => call(requests(subject), subject)),
    );
    expect(theirs).toEqual(nobodys);
  }
});

it('stays so for those who contribute the word too', async () => {
  const [theirs, nobodys] = await Promise.all(
    subjects.map(async (subject) => {
      const { text, id, headers } = subject;
      const image = buildForm({ wordId: id, bytes: await buildImageFile() });
      const created = await call(
        [[routes.word.create, { langCode, text, speechPartId: 6 }]],
        subject,
      );
      expect((await sendForm(app, image, headers)).status).toBe(200);
      const steps: [AnyRoute, RequestData][] = [
        [routes.translation.create, [{ wordId: id, dest: { id: shared.foreignId } }]],
        [routes.list.linkWord, { listId: subject.ownListId, childId: id }],
        ...readings(subject),
        [routes.word.delete, { id }],
        ...readings(subject),
        [routes.list.entity, { id: subject.ownListId }],
      ];
      return [...created, ...(await call(steps, subject))];
    }),
  );
  expect(theirs).toEqual(nobodys);
});
