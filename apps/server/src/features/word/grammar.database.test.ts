import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportAccount } from '../../../test/account-archive.ts';
import { buildContribution, buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildTranslation, buildUser, buildWord, type User } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { wordContribution } from '../../schema/word.ts';

const app = useApp();
const { Approved, Pending, Rejected } = EntryStatus;
const own = { gender: 'neuter', plural: 'okuloj' } as const;

let learner: User;
let headers: Record<string, string>;
let adminHeaders: Record<string, string>;

beforeEach(async () => {
  learner = await buildUser(app.database);
  headers = await app.headersOf(learner);
  adminHeaders = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
});

/** The grammar as a visitor or the caller sees it, on the page and on a card. */
async function findGrammar(id: string, caller?: Record<string, string>) {
  const { grammar } = await app.call(routes.word.entity, { id }, caller);
  expect((await app.call(routes.word.record, { id }, caller)).grammar).toEqual(grammar);
  return grammar;
}

async function decide(wordId: string, status: typeof Approved | typeof Rejected) {
  const isOwn = and(eq(wordContribution.wordId, wordId), eq(wordContribution.userId, learner.id));
  const [contribution] = await app.database.select().from(wordContribution).where(isOwn);
  const { id } = contribution ?? expect.fail('There is no contribution');
  const decision =
    status === Approved ? ({ status } as const) : ({ status, reason: 'Ne' } as const);
  await app.call(routes.moderation.decide, { kind: 'word', id, ...decision }, adminHeaders);
}

describe('the grammar of a word', () => {
  it('is seen by its author alone until it is approved, and by nobody else after a rejection', async () => {
    const { id } = await buildWord(app.database);
    await app.call(routes.word.update, { id, grammar: own }, headers);
    expect([await findGrammar(id), await findGrammar(id, headers)]).toEqual([null, own]);
    await decide(id, Approved);
    expect([await findGrammar(id), await findGrammar(id, headers)]).toEqual([own, own]);
    await decide(id, Rejected);
    expect([await findGrammar(id), await findGrammar(id, headers)]).toEqual([null, null]);
    expect(await app.call(routes.word.entity, { id }, headers)).toMatchObject({
      status: Rejected,
      contribution: { grammar: own },
    });
  });

  it('is in the moderation queue, in the contributions of its author and in the export', async () => {
    const { id } = await buildWord(app.database);
    await app.call(routes.word.update, { id, grammar: own }, headers);
    const isOwn = expect.arrayContaining([expect.objectContaining({ kind: 'word', grammar: own })]);
    const queue = await app.call(routes.moderation.feed, { kind: 'word', page: 1 }, adminHeaders);
    expect(queue.data).toEqual(isOwn);
    const contributions = await app.call(routes.user.contributions, {}, headers);
    expect(contributions.data).toEqual(isOwn);
    const { contributions: exported } = await exportAccount(app, headers);
    expect(exported.words).toMatchObject([{ grammar: own }]);
  });

  it('consists of all approved contributions: a later one replaces fields of earlier ones', async () => {
    const word = await buildWord(app.database);
    const { id } = word;
    const starter = {
      userId: null,
      status: Approved,
      grammar: { gender: 'feminine', ipa: 'a' },
    } as const;
    await buildContribution(app.database, word, learner, starter);
    await app.call(routes.word.update, { id, grammar: own }, headers);
    await decide(id, Approved);
    expect(await findGrammar(id)).toEqual({ gender: 'neuter', plural: 'okuloj', ipa: 'a' });
    await app.call(routes.word.delete, { id }, headers);
    expect(await findGrammar(id)).toEqual(starter.grammar);
  });

  it('stays pending when a translation publishes the text of the word', async () => {
    const personal = await buildPersonalWord(app.database, learner, {}, { grammar: own });
    const foreign = await buildWord(app.database, { langCode: 'ia' });
    const pending = { userId: learner.id, status: Pending };
    const { id } = await buildTranslation(app.database, [personal, foreign], pending);
    const body = { kind: 'translation', id, status: Approved } as const;
    await app.call(routes.moderation.decide, body, adminHeaders);
    expect([await findGrammar(personal.id), await findGrammar(personal.id, headers)]).toEqual([
      null,
      own,
    ]);
  });

  it('that is private is never seen by others', async () => {
    const { id } = await buildWord(app.database);
    await app.call(routes.word.update, { id, grammar: own, privacy: Privacy.Private }, headers);
    expect([await findGrammar(id, adminHeaders), await findGrammar(id, headers)]).toEqual([
      null,
      own,
    ]);
  });

  it('is removed by null', async () => {
    const { id } = await buildPersonalWord(app.database, learner, {}, { grammar: own });
    await app.call(routes.word.update, { id, grammar: null }, headers);
    expect(await findGrammar(id, headers)).toBeNull();
  });

  it('can be proposed with a new word, or for one that exists', async () => {
    const named = { langCode: 'eo', text: `okulo ${learner.id}`, grammar: own };
    const { id } = await app.call(routes.word.create, named, headers);
    expect(await findGrammar(id, headers)).toEqual(own);
    const { langCode, text } = await buildWord(app.database);
    const added = await app.call(routes.word.create, { langCode, text, grammar: own }, headers);
    expect(await findGrammar(added.id, headers)).toEqual(own);
  });

  it.each([
    { gender: 'it' },
    { plural: '' },
    { ipa: 'x'.repeat(121) },
    { frequencyRank: 0 },
    { forms: [] },
    { variants: [''] },
    { variants: Array(11).fill('gray') },
    { unknown: 'field' },
  ])('is refused if it is %j', async (grammar) => {
    const { id } = await buildWord(app.database);
    const refusal = await app.refusal(routes.word.update.path, { id, grammar }, headers);
    expect(refusal).toMatchObject({ status: 400, code: 'ParameterInvalid' });
  });
});
