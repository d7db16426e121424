import { routes } from '@wordhoard/contract';
import { expect, it } from 'vitest';
import { buildTagWord } from '../../test/contribution-factory.ts';
import { buildWord } from '../../test/factory.ts';
import { useApp } from '../../test/test-app.ts';

const app = useApp();
const { create, options } = routes.tag;

it('is a new tag, offered to learners and, once it is on a word, to everybody', async () => {
  const headers = await app.headersOf();
  const tag = await app.call(create, { code: 'string-quartet' }, headers);
  expect(tag).toMatchObject({ code: 'string-quartet', wordCount: 0 });
  const request = { text: 'string-q' };
  expect(await app.call(options, request, headers)).toEqual({ data: [tag] });
  expect(await app.call(options, request)).toEqual({ data: [] });
  await buildTagWord(app.database, tag, await buildWord(app.database));
  expect(await app.call(options, request)).toEqual({ data: [{ ...tag, wordCount: 1 }] });
});

it('needs a code', async () => {
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
  'is not called "%s"',
  async (code) => {
    const refusal = await app.refusal(create, { code }, await app.headersOf());
    expect(refusal).toMatchObject({ status: 400, code: 'CodeInvalid', fields: [{ path: 'code' }] });
  },
);

it('has a code of its own, whoever makes it at once', async () => {
  const headers = await app.headersOf();
  const answers = await Promise.allSettled(
    Array.from({ length: 4 }, () => app.call(create, { code: 'only-one' }, headers)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusal = await app.refusal(create, { code: 'only-one' }, headers);
  expect(refusal).toMatchObject({ status: 409, code: 'CodeAlreadyExists' });
});
