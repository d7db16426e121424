import { routes } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { openOwnTables } from '../../../test/test-connection.ts';
import { selectRows } from '../../platform/database/database.ts';
import { courseUnit, list, listWord, wordTable } from '../../schema/collection.ts';
import { loadedContent } from '../../schema/content.ts';
import { image } from '../../schema/image.ts';
import { tag } from '../../schema/tag.ts';
import { translation } from '../../schema/translation.ts';
import { language, word } from '../../schema/word.ts';
import { type Concept, type Content, contentLangCodes } from './content.ts';
import { loadStarterContent } from './load-content.ts';
import { planStarterContent } from './plan.ts';

const app = useApp({ connect: openOwnTables });

const none = Object.fromEntries(contentLangCodes.map((langCode) => [langCode, []]));

const concept = (words: Partial<Concept['words']>, more: Partial<Concept> = {}): Concept => ({
  group: 'dragons',
  speechPart: 'noun',
  level: 'B2',
  words: { ...(none as unknown as Concept['words']), ...words },
  ...more,
});

const wing = concept({ en: ['wyrmwing'], de: ['Drachenflügel'] });
const scale = concept({ en: ['wyrmscale'], de: ['Drachenschuppe'] });
const tooth = concept({ en: ['wyrmtooth'], de: ['Drachenzahn'] });
const cave = concept({ en: ['wyrmcave'], de: ['Drachenhöhle'] });
const flame = concept({ en: ['wyrmflame'], de: ['Drachenflamme'] });

const buildContent = (concepts: Concept[], more: Partial<Content> = {}): Content => ({
  concepts,
  groups: [
    { code: 'dragons', name: { en: 'Dragons', ru: 'Драконы' }, note: { en: 'Fire', ru: 'Огонь' } },
  ],
  units: [],
  tables: [],
  grammar: [],
  forms: [],
  ...more,
});

const load = (digest: string, content: Content) =>
  app.connection.prepare((database, copyRows) =>
    loadStarterContent(database, copyRows, {
      source: {
        digest: () => digest,
        read: async () => ({ content, plan: planStarterContent }),
      },
    }),
  );

beforeAll(() => load('none', buildContent([])));

const listWords = async (slug: string): Promise<string[]> => {
  const rows = await selectRows<{ text: string }>(
    app.database,
    sql`select word.text from ${list} join ${listWord} on list_word.list_id = list.id
        join ${word} on word.id = list_word.word_id where slug = ${slug} order by position`,
  );
  return rows.map(({ text }) => text);
};

const listTranslations = async (text: string): Promise<string[]> => {
  const rows = await selectRows<{ text: string }>(
    app.database,
    sql`select other.text from ${word} join ${translation} on word.id in (low_word_id, high_word_id)
        join ${word} as other on other.id in (low_word_id, high_word_id) and other.id <> word.id
        where word.text = ${text} order by other.text`,
  );
  return rows.map(({ text: translation }) => translation);
};

it('replaces the course of a former version', async () => {
  const four = [wing, scale, tooth, cave];
  const text = { en: 'Meet a dragon', ru: 'Встретьте дракона' };
  const unit = { name: text, note: text, level: 'A1' as const };
  const listUnits = () =>
    selectRows<{ slug: string; words: string }>(
      app.database,
      sql`select slug, string_agg(word.text, ' ' order by list_word.position) as words
          from ${courseUnit} join ${list} on list.id = course_unit.list_id
          join ${listWord} on list_word.list_id = list.id join ${word} on word.id = word_id
          where list.lang_code = 'en' group by slug, course_unit.position order by course_unit.position`,
    );
  await load('one', buildContent(four, { units: [{ ...unit, code: 'fly', concepts: four }] }));
  expect(await listUnits()).toEqual([
    { slug: 'en-course-fly', words: 'wyrmwing wyrmscale wyrmtooth wyrmcave' },
  ]);
  const units = [
    { ...unit, code: 'hide', concepts: [cave, tooth, scale, wing] },
    { ...unit, code: 'fly', concepts: [wing, cave, scale, tooth] },
  ];
  await load('two', buildContent(four, { units }));
  expect(await listUnits()).toEqual([
    { slug: 'en-course-hide', words: 'wyrmcave wyrmtooth wyrmscale wyrmwing' },
    { slug: 'en-course-fly', words: 'wyrmwing wyrmcave wyrmscale wyrmtooth' },
  ]);
});

it('adds what is new, and leaves what people have changed', async () => {
  const four = [wing, scale, tooth, cave];
  await load('one', buildContent(four));
  const learner = await buildUser(app.database);
  await buildPersonalWord(app.database, learner, { langCode: 'de', text: 'Drachenflamme' });
  await app.database.execute(
    sql`delete from ${translation} using ${word}
        where word.text = 'wyrmscale' and word.id in (low_word_id, high_word_id)`,
  );
  await app.database.execute(
    sql`delete from ${listWord} using ${word}, ${list} where word.id = word_id and list.id = list_id
        and slug = 'en-dragons' and word.text = 'wyrmtooth'`,
  );
  await app.database.delete(list).where(eq(list.slug, 'de-dragons'));

  const renamed = concept({ en: ['wyrmwing'], de: ['Drachenflügel', 'Drachenschwinge'] });
  const example = { de: { text: 'Die Drachenzähne sind scharf.', form: 'Drachenzähne' } };
  const next = [renamed, scale, { ...tooth, level: 'A1' as const, example }, cave, flame];
  const grammar = { gender: 'feminine' as const };
  await load(
    'two',
    buildContent(next, { grammar: [{ langCode: 'de', text: 'Drachenhöhle', grammar }] }),
  );

  expect(await listTranslations('wyrmwing')).toEqual(['Drachenflügel', 'Drachenschwinge']);
  expect(await listTranslations('wyrmflame')).toEqual(['Drachenflamme']);
  expect(await listTranslations('wyrmscale')).toEqual([]);
  expect(await listWords('en-dragons')).toEqual(['wyrmwing', 'wyrmscale', 'wyrmcave', 'wyrmflame']);
  expect(await listWords('de-dragons')).toEqual([]);
  const published = await app.database
    .select({
      text: word.text,
      level: word.level,
      grammar: word.grammar,
      published: word.published,
    })
    .from(word)
    .where(sql`${word.text} in ('Drachenzahn', 'Drachenhöhle', 'Drachenflamme')`)
    .orderBy(word.text);
  expect(published).toEqual([
    { text: 'Drachenflamme', level: 4, grammar: { level: 'B2' }, published: true },
    { text: 'Drachenhöhle', level: 4, grammar: { ...grammar, level: 'B2' }, published: true },
    { text: 'Drachenzahn', level: 1, grammar: { level: 'A1' }, published: true },
  ]);
  const [counted] = await app.database.select().from(list).where(eq(list.slug, 'en-dragons'));
  expect(counted?.wordCount).toBe(4);
});

it('replaces the senses of meanings', async () => {
  const sensible = concept({ en: ['wyrmscent'], de: ['Drachenduft'] });
  await load('one', buildContent([sensible]));
  await load('two', buildContent([{ ...sensible, senses: { en: 'a good one' } }]));
  const [found] = await selectRows<{ sense: unknown }>(
    app.database,
    sql`select sense from ${translation} join ${word} on word.id in (low_word_id, high_word_id)
        where word.text = 'wyrmscent'`,
  );
  expect(found?.sense).toEqual({ en: 'a good one' });
});

it('publishes no word that an admin has withdrawn, and keeps words that a learner contributed', async () => {
  await load('one', buildContent([wing, scale, tooth, cave]));
  const withdrawn = { published: false, active: false };
  const [hidden, shared] = await Promise.all([
    buildWord(app.database, { langCode: 'de', text: 'Drachenglut', ...withdrawn }),
    buildWord(app.database, { langCode: 'de', text: 'Drachenrauch', isContributed: true }),
  ]);
  const glow = concept({ en: ['wyrmglow'], de: ['Drachenglut'] });
  const smoke = concept({ en: ['wyrmsmoke'], de: ['Drachenrauch'] });
  await load('three', buildContent([wing, scale, tooth, cave, glow, smoke]));
  expect(await listTranslations('wyrmglow')).toEqual([]);
  const rows = await app.database
    .select({ id: word.id, published: word.published, isContributed: word.isContributed })
    .from(word)
    .where(sql`${word.text} in ('Drachenglut', 'Drachenrauch')`)
    .orderBy(word.text);
  expect(rows).toEqual([
    { id: hidden.id, published: false, isContributed: false },
    { id: shared.id, published: true, isContributed: false },
  ]);
});

it('adds definitions, but none that people have deleted', async () => {
  const [claw, tail] = [concept({ en: ['wyrmclaw'] }), concept({ en: ['wyrmtail'] })];
  const blade = { definitions: { en: 'a curved blade' } };
  await load('one', buildContent([wing, scale, tooth, cave, { ...claw, ...blade }, tail]));
  expect(await listTranslations('wyrmclaw')).toEqual(['a curved blade']);
  const countWords = async () => {
    const [english] = await app.database.select().from(language).where(eq(language.code, 'en'));
    return english?.wordCount ?? 0;
  };
  const before = await countWords();
  await app.database.execute(
    sql`delete from ${translation} using ${word}
        where word.text = 'a curved blade' and word.id in (low_word_id, high_word_id)`,
  );
  const whip = { definitions: { en: 'a living whip' } };
  const horn = concept({ en: ['wyrmhorn'] }, { definitions: { en: 'a crown of bone' } });
  const next = [{ ...claw, ...blade }, { ...tail, ...whip }, horn];
  await load('two', buildContent([wing, scale, tooth, cave, ...next]));
  expect(await listTranslations('wyrmtail')).toEqual(['a living whip']);
  expect(await listTranslations('wyrmhorn')).toEqual(['a crown of bone']);
  expect(await listTranslations('wyrmclaw')).toEqual([]);
  expect(await countWords()).toBe(before + 1);
});

it('adds idioms beside words of the same text', async () => {
  await load('one', buildContent([wing, scale, tooth, cave]));
  const saying = { mode: WordMode.Idiom, definitions: { en: 'at once' } };
  const idiom = concept({ en: ['wyrmwing'], de: ['im Drachenflug'] }, saying);
  await load('two', buildContent([wing, scale, tooth, cave, idiom]));
  const rows = await app.database
    .select({ mode: word.mode })
    .from(word)
    .where(eq(word.text, 'wyrmwing'))
    .orderBy(word.mode);
  expect(rows).toEqual([{ mode: WordMode.Word }, { mode: WordMode.Idiom }]);
  expect(await listTranslations('im Drachenflug')).toEqual(['wyrmwing']);
});

it('teaches homographs as words of their own', async () => {
  const be = concept({ en: ['be'], de: ['sein'] }, { speechPart: 'verb' });
  await load('one', buildContent([wing, scale, tooth, cave, be]));
  const group = 'homographs';
  const words = [
    concept({ en: ['be'], de: ['sein'] }, { group, speechPart: 'verb' }),
    concept({ en: ['his'], de: ['sein²'] }, { group }),
    concept({ en: ['bench'], de: ['Bank'] }, { group }),
    concept({ en: ['bank'], de: ['Bank²'] }, { group }),
  ];
  const named = { en: 'Homographs', ru: 'Омографы' };
  await load('two', buildContent(words, { groups: [{ code: group, name: named, note: named }] }));
  const { id: listId } = await app.call(routes.list.record, { slug: 'de-homographs' });
  const { data } = await app.call(routes.list.wordFeed, { listId, tranLangCode: 'en' });
  const taught = data.map(({ text, trans }) => [text, ...trans.map(({ dest }) => dest.text)]);
  expect(taught).toEqual([
    ['sein', 'be'],
    ['sein', 'his'],
    ['Bank', 'bench'],
    ['Bank', 'bank'],
  ]);
});

it('keeps every index and reference of the tables', async () => {
  const definitions = () =>
    selectRows<{ definition: string }>(
      app.database,
      sql`select indexdef as definition from pg_indexes where schemaname = 'public'
          union all
          select conrelid::regclass || pg_get_constraintdef(oid) from pg_constraint
          where connamespace = 'public'::regnamespace
          order by 1`,
    );
  const before = await definitions();
  await app.database.delete(loadedContent);
  await app.database.execute(
    sql`truncate ${word}, ${list}, ${tag}, ${image}, ${wordTable}, ${language} cascade`,
  );
  await load('one', buildContent([wing, scale, tooth, cave]));
  expect(await definitions()).toEqual(before);
  expect(await listWords('en-dragons')).toHaveLength(4);
});
