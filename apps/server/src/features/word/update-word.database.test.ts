import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { computeWordId } from '@wordhoard/contract/word-id';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildContributedWord,
  buildContribution,
  buildHiddenWord,
  buildPersonalWord,
} from '../../../test/contribution-factory.ts';
import { buildList, buildUser, buildWord, type User } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();
const { update, entity, record } = routes.word;
const { Approved, Pending, Rejected } = EntryStatus;

let learner: User;
let headers: Record<string, string>;

beforeEach(async () => {
  learner = await buildUser(app.database);
  headers = await app.headersOf(learner);
});

describe('a personal word', () => {
  it('is pending again when it is corrected after a rejection', async () => {
    const rejected = { status: Rejected, reason: 'Tajperaro' };
    const word = await buildPersonalWord(app.database, learner, {}, rejected);
    const { id, langCode } = word;
    expect(await app.call(entity, { id }, headers)).toMatchObject(rejected);
    const text = `Ĉevalo ${id}`;
    const changed = await app.call(update, { id, text, speechPartIds: [6, 10] }, headers);
    const corrected = computeWordId({ langCode, text });
    expect(changed).toMatchObject({ id: corrected, text, status: Pending });
    expect(await app.call(entity, { langCode, text: `ĉevalo ${id}` }, headers)).toMatchObject({
      id: corrected,
      reason: null,
      contribution: { speechPartIds: [6, 10] },
    });
    expect(await app.refusal(record, { id }, headers)).toMatchObject({ code: 'NotFound' });
  });

  it('gets an example, which can be removed', async () => {
    const { id } = await buildPersonalWord(app.database, learner);
    for (const example of ['La ĉevalo kuras.', null]) {
      await app.call(update, { id, example }, headers);
      expect(await app.call(entity, { id }, headers)).toMatchObject({ example });
    }
  });

  it('is made private, or public again', async () => {
    const { id } = await buildPersonalWord(app.database, learner);
    for (const privacy of [Privacy.Private, Privacy.Public]) {
      expect(await app.call(update, { id, privacy }, headers)).toMatchObject({ id, privacy });
    }
  });

  it('cannot get the text of a word that its owner sees', async () => {
    const { text } = await buildWord(app.database);
    const { text: own } = await buildPersonalWord(app.database, learner);
    const { id } = await buildPersonalWord(app.database, learner);
    for (const existing of [text, own]) {
      const refusal = await app.refusal(update, { id, text: existing }, headers);
      expect(refusal).toMatchObject({ status: 409, code: 'SimilarRecordAlreadyExists' });
    }
  });

  it('stays the homograph that it is if only its spelling is corrected', async () => {
    const { id, text } = await buildPersonalWord(app.database, learner, { homograph: 2 });
    expect(await app.call(update, { id, text: ` ${text} ` }, headers)).toMatchObject({ id });
  });

  it('that is a homograph is the first of another text, or has the next number beside the first', async () => {
    const taken = await buildWord(app.database);
    const free = `${taken.text} libera`;
    for (const [text, homograph] of [
      [taken.text, 2],
      [free, 1],
    ] as const) {
      const { id, langCode } = await buildPersonalWord(app.database, learner, { homograph: 2 });
      const corrected = { id: computeWordId({ langCode, text, homograph }), homograph };
      expect(await app.call(update, { id, text }, headers)).toMatchObject(corrected);
    }
  });

  it('that is a homograph is one again when its text is corrected back', async () => {
    const { text } = await buildWord(app.database);
    const built = await buildPersonalWord(app.database, learner, { text, homograph: 2 });
    const misspelt = await app.call(update, { id: built.id, text: `${text} misa` }, headers);
    expect(misspelt).toMatchObject({ homograph: 1 });
    const corrected = await app.call(update, { id: misspelt.id, text }, headers);
    expect(corrected).toMatchObject({ id: built.id, homograph: 2 });
  });

  it('can have the text of a private word of another learner', async () => {
    const { text, id: to } = await buildHiddenWord(app.database, {}, { example: 'Sekreto.' });
    const { id } = await buildPersonalWord(app.database, learner, {}, { example: 'Mia.' });
    expect(await app.call(update, { id, text }, headers)).toMatchObject({ id: to, text });
    expect(await app.call(entity, { id: to }, headers)).toMatchObject({ example: 'Mia.' });
  });

  it('is not found for others', async () => {
    const { id } = await buildHiddenWord(app.database);
    const refusal = await app.refusal(update, { id, text: 'alia' }, headers);
    expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
  });

  it('is published immediately when an admin makes it public', async () => {
    const admin = await buildUser(app.database, { role: UserRole.Admin });
    const isPrivate = { privacy: Privacy.Private };
    const { id } = await buildPersonalWord(app.database, admin, {}, isPrivate);
    const change = { id, privacy: Privacy.Public };
    const changed = await app.call(update, change, await app.headersOf(admin));
    expect(changed.status).toBe(Approved);
    expect(await app.call(record, { id })).toMatchObject({ id });
  });
});

describe('a published word', () => {
  it('keeps its text even for its contributors', async () => {
    const own = await buildContributedWord(app.database, learner);
    const other = await buildWord(app.database);
    for (const { id } of [own, other]) {
      const refusal = await app.refusal(update, { id, text: 'alia' }, headers);
      expect(refusal).toMatchObject({ status: 403, code: 'Forbidden' });
    }
  });

  it('is corrected by an admin who contributed to it, together with the lists of others', async () => {
    const admin = await buildUser(app.database, { role: UserRole.Admin });
    const wrong = await buildContributedWord(app.database, admin, { speechPartIds: [10] });
    const { id: listId } = await buildList(app.database, [wrong], { userId: learner.id });
    const hidden = await buildPersonalWord(app.database, learner, {}, { example: 'Mia frazo.' });
    const { id, langCode, text } = hidden;
    const change = { id: wrong.id, text };
    expect(await app.call(update, change, await app.headersOf(admin))).toMatchObject({ id, text });
    expect(await app.call(entity, { langCode, text }, headers)).toMatchObject({
      id,
      example: 'Mia frazo.',
    });
    expect(await app.call(entity, { langCode, text })).toMatchObject({ id, example: null });
    const { data } = await app.call(routes.list.wordFeed, { listId }, headers);
    expect(data).toMatchObject([{ id, text }]);
    expect(await app.refusal(record, { id: wrong.id })).toMatchObject({ code: 'NotFound' });
  });

  it('keeps its id if an admin changes only how it is written', async () => {
    const admin = await buildUser(app.database, { role: UserRole.Admin });
    const { id } = await buildContributedWord(app.database, admin, { text: 'ĝis-la-revido' });
    const change = { id, text: 'ĝis\u2011la\u2011revido' };
    expect(await app.call(update, change, await app.headersOf(admin))).toMatchObject(change);
    expect(await app.call(record, { id })).toMatchObject(change);
  });

  it('loses what belongs to its former example', async () => {
    const { id } = await buildPersonalWord(app.database, learner);
    const trans = [{ langCode: 'en', text: 'The horse runs.' }];
    const example = 'La ĉevalo kuras.';
    await app.call(update, { id, example, exampleDetails: { trans } }, headers);
    await app.call(update, { id, speechPartIds: [6] }, headers);
    expect(await app.call(entity, { id }, headers)).toMatchObject({ exampleDetails: { trans } });
    await app.call(update, { id, example: 'La ĉevalo dormas.' }, headers);
    expect(await app.call(entity, { id }, headers)).toMatchObject({ exampleDetails: null });
  });

  it('gets an example from a learner, which others see after approval', async () => {
    const { id } = await buildWord(app.database);
    const example = 'Mia propra frazo.';
    const own = await app.call(update, { id, example }, headers);
    expect(own).toMatchObject({ id, status: Pending, privacy: Privacy.Public });
    expect(await app.call(record, { id }, headers)).toMatchObject({ example });
    expect(await app.call(record, { id })).toMatchObject({ example: null });
  });

  it('has no own example of a learner who takes back a change to the public one', async () => {
    const word = await buildWord(app.database);
    const { id } = word;
    const shared = { example: 'Ĉies frazo.', exampleDetails: null };
    const author = await buildUser(app.database);
    await buildContribution(app.database, word, author, { ...shared, status: Approved });
    await app.call(update, { id, example: 'Mia propra frazo.' }, headers);
    const own = await app.call(update, { id, ...shared }, headers);
    expect(own).toMatchObject({ id, status: Approved, privacy: Privacy.Public });
    const { contribution } = await app.call(entity, { id }, headers);
    expect(contribution).toBeNull();
    expect(await app.call(record, { id }, headers)).toMatchObject(shared);
  });

  it('keeps the other details of a learner who takes back an example', async () => {
    const word = await buildWord(app.database);
    const { id } = word;
    const shared = { example: 'Ĉies frazo.' };
    const author = await buildUser(app.database);
    await buildContribution(app.database, word, author, { ...shared, status: Approved });
    const change = { id, example: 'Mia propra frazo.', speechPartIds: [6] };
    await app.call(update, change, headers);
    await app.call(update, { id, ...shared }, headers);
    expect(await app.call(entity, { id }, headers)).toMatchObject({
      ...shared,
      status: Pending,
      contribution: { speechPartIds: [6], example: null },
    });
  });

  it('cannot be changed without contributing to it', async () => {
    const { id } = await buildWord(app.database);
    const change = { id, privacy: Privacy.Private };
    expect(await app.refusal(update, change, headers)).toMatchObject({ code: 'Forbidden' });
  });

  it('stays public while an edited example is pending again', async () => {
    const approved = { example: 'Unua frazo.' };
    const { id } = await buildContributedWord(app.database, learner, {}, approved);
    expect(await app.call(record, { id })).toMatchObject(approved);
    await app.call(update, { id, example: 'Dua frazo.' }, headers);
    expect(await app.call(record, { id })).toMatchObject({ id, example: null });
    expect(await app.call(record, { id }, headers)).toMatchObject({ example: 'Dua frazo.' });
  });

  it('is hidden when its only contributor makes it private', async () => {
    const { id } = await buildContributedWord(app.database, learner);
    const own = await app.call(update, { id, privacy: Privacy.Private }, headers);
    expect(own).toMatchObject({ id, status: Pending, privacy: Privacy.Private });
    expect(await app.call(record, { id }, headers)).toMatchObject({ id });
    expect(await app.refusal(record, { id })).toMatchObject({ code: 'NotFound' });
  });

  it('stays public if another contribution publishes it', async () => {
    const built = await buildContributedWord(app.database, learner);
    const other = await buildUser(app.database);
    const approved = { status: Approved, publishesWord: true };
    await buildContribution(app.database, built, other, approved);
    const { id } = built;
    const own = await app.call(update, { id, privacy: Privacy.Private }, headers);
    expect(own).toMatchObject({ id, privacy: Privacy.Private });
    expect(await app.call(record, { id })).toMatchObject({ id });
  });
});
