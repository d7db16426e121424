import { routes } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { isSlug } from '@wordhoard/validators';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildHiddenWord } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { word } from '../../schema/word.ts';

const app = useApp();
const draft = { name: 'Vortoj de la maro', langCode: 'eo', privacy: Privacy.Public };

describe('creating a list', () => {
  it('makes the caller its owner and derives the slug from the name', async () => {
    const creator = await buildUser(app.database);
    const list = await app.call(routes.list.create, draft, await app.headersOf(creator));
    expect(list).toMatchObject({
      ...draft,
      note: '',
      wordCount: 0,
      username: creator.username,
      isOwn: true,
    });
    expect(list.slug).toMatch(/^vortoj-de-la-maro-/);
    expect(await app.call(routes.list.record, { slug: list.slug })).toMatchObject({ id: list.id });
    const feed = await app.call(routes.list.feed, { text: 'de la maro' });
    expect(feed.data.map(({ id }) => id)).toContain(list.id);
  });

  it('generates a slug for a name without Latin letters', async () => {
    const body = { ...draft, name: '海の言葉' };
    const { slug } = await app.call(routes.list.create, body, await app.headersOf());
    expect(slug).toMatch(/^list-/);
    expect(isSlug(slug)).toBe(true);
  });

  it('adds words by id, text or form, each once and in order', async () => {
    const known = await buildWord(app.database, {
      text: 'ondo maro',
      grammar: { plural: 'ondoj maro' },
    });
    const words = [
      { text: 'fiŝo  maro' },
      { id: known.id },
      { text: 'ondo maro' },
      { text: 'ondoj maro' },
      { text: 'sablo' },
    ];
    const headers = await app.headersOf();
    const list = await app.call(routes.list.create, { ...draft, words }, headers);
    expect(list.wordCount).toBe(3);
    const feed = await app.call(routes.list.wordFeed, { listId: list.id }, headers);
    expect(feed.data.map(({ text }) => text)).toEqual(['fiŝo maro', 'ondo maro', 'sablo']);
    const seen = await app.call(routes.list.wordFeed, { listId: list.id });
    expect(seen).toMatchObject({ total: 1, data: [{ id: known.id }] });
  });

  it('refuses missing words and creates nothing', async () => {
    const slug = 'nothing-of-this';
    const hidden = await buildHiddenWord(app.database);
    const body = { ...draft, slug, words: [{ text: 'restas neniu' }, { id: hidden.id }] };
    const refusal = await app.refusal(routes.list.create, body, await app.headersOf());
    expect(refusal).toMatchObject({ status: 404, code: 'LinkResourceNotFound' });
    expect(await app.refusal(routes.list.record, { slug })).toMatchObject({ code: 'NotFound' });
    const left = await app.database.select().from(word).where(eq(word.text, 'restas neniu'));
    expect(left).toEqual([]);
  });

  it('refuses more words than the maximum', async () => {
    const words = Array.from({ length: limits.listMaxWords + 1 }, (_, index) => ({
      text: `tro multe ${index}`,
    }));
    const refusal = await app.refusal(
      routes.list.create,
      { ...draft, words },
      await app.headersOf(),
    );
    expect(refusal).toMatchObject({ status: 422, code: 'ListMaxWordsExceeded' });
  });

  it.each(['short', 'No-Slug', 'a'.repeat(51), ''])('refuses the slug "%s"', async (slug) => {
    const refusal = await app.refusal(
      routes.list.create,
      { ...draft, slug },
      await app.headersOf(),
    );
    expect(refusal).toMatchObject({
      status: 400,
      code: 'SlugInvalid',
      fields: [{ path: 'slug' }],
    });
  });

  it('refuses a slug that is taken', async () => {
    const body = { ...draft, slug: 'en-fruit' };
    const refusal = await app.refusal(routes.list.create, body, await app.headersOf());
    expect(refusal).toMatchObject({ status: 409, code: 'SlugAlreadyExists' });
  });

  it('gives a slug to one of several concurrent requests', async () => {
    const everybody = await Promise.all([1, 2, 3, 4].map(() => app.headersOf()));
    const words = [{ text: 'samtempe volata' }];
    const body = JSON.stringify({ ...draft, slug: 'wanted-by-all', words });
    const answers = await Promise.all(
      everybody.map((headers) =>
        app.request(routes.list.create.path, { method: 'POST', headers, body }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('requires sign-in', async () => {
    expect(await app.refusal(routes.list.create, draft)).toMatchObject({ code: 'NotAuthorized' });
  });
});
