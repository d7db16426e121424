import { routes } from '@wordhoard/contract';
import { EntryStatus, SortOrder, UserRole } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { buildTag } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();
const { create, link, options, record } = routes.tag;

it('is visible to its author, and to everybody after its approval on a word', async () => {
  const headers = await app.headersOf();
  const tag = await app.call(create, { code: 'string-quartet' }, headers);
  expect(tag).toMatchObject({ code: 'string-quartet', wordCount: 0 });
  const request = { text: 'string-q' };
  expect(await app.call(options, request, headers)).toEqual({ data: [tag] });
  for (const reader of [undefined, await app.headersOf()]) {
    expect(await app.call(options, request, reader)).toEqual({ data: [] });
    const refusal = await app.refusal(record, { code: tag.code }, reader);
    expect(refusal).toMatchObject({ code: 'NotFound' });
  }
  const { id: parentId } = await buildWord(app.database);
  await app.call(link, { parentId, childId: tag.id }, headers);
  const admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
  const queue = { kind: 'tag' as const, sort: SortOrder.Descending };
  const { data } = await app.call(routes.moderation.feed, queue, admin);
  const approval = { kind: 'tag' as const, status: EntryStatus.Approved };
  const entry = data.find((one) => 'tag' in one && one.tag.id === tag.id);
  await app.call(routes.moderation.decide, { ...approval, id: entry?.id ?? '' }, admin);
  expect(await app.call(options, request)).toEqual({ data: [{ ...tag, wordCount: 1 }] });
});

it('does not reveal that another learner has created the same tag', async () => {
  const first = await app.call(create, { code: 'brass-band' }, await app.headersOf());
  const headers = await app.headersOf();
  const second = await app.call(create, { code: 'brass-band' }, headers);
  expect(second).toEqual(first);
});

it('cannot have the code of a public tag', async () => {
  const tag = await buildTag(app.database);
  const refusal = await app.refusal(create, { code: tag.code }, await app.headersOf());
  expect(refusal).toMatchObject({ status: 409, code: 'CodeAlreadyExists' });
});

it('requires a code', async () => {
  for (const body of [{}, { code: '' }]) {
    const refusal = await app.refusal(create, body, await app.headersOf());
    expect(refusal).toMatchObject({
      status: 400,
      code: 'CodeRequired',
      fields: [{ path: 'code' }],
    });
  }
});

it.each(['Sea', 'sea--life', '-sea', 'sea life', 'море', 'a'.repeat(51)])(
  'cannot have the code "%s"',
  async (code) => {
    const refusal = await app.refusal(create, { code }, await app.headersOf());
    expect(refusal).toMatchObject({ status: 400, code: 'CodeInvalid', fields: [{ path: 'code' }] });
  },
);
