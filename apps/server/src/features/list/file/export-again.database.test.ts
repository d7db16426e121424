import { routes } from '@wordhoard/contract';
import { Privacy, WordMode } from '@wordhoard/contract/enumeration';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { exportPackage, importPackage } from '../../../../test/anki-package.ts';
import { buildTag } from '../../../../test/contribution-factory.ts';
import { buildUser } from '../../../../test/factory.ts';
import { useApp } from '../../../../test/test-app.ts';
import { type ExportedWord, writeList } from './list-file.ts';

const app = useApp();

const languages = { langCode: 'de', tranLangCode: 'ia' };

/** Texts that look like markup, marks of lists, formulas, or headwords with notes. */
const text = fc
  .tuple(
    fc.constantFrom('', '', '- ', '1. ', '(2) ', '=', '#', '"'),
    fc.string({ unit: fc.constantFrom(...'aŝя漢"=+-@,#:.()[]/&< '), maxLength: 9 }),
    fc.constantFrom('', '', ' (f)', ', -en', ' [ˈa]', ' {n}', ' <b>a</b>', ' &amp;', ' 漢[かん]'),
  )
  .map(([before, some, after]) => `${before}${newId()} ${some}${after} k`.replace(/\s+/g, ' '))
  .map((some) => (some.includes(' (f) k') ? some.slice(0, -2) : some));
const latin = fc.string({ unit: fc.constantFrom(...'abŝ'), minLength: 1, maxLength: 5 });
const grammar = fc.record(
  {
    gender: fc.constantFrom('masculine', 'feminine', 'neuter', 'common'),
    article: fc.constant('dat'),
    plural: text,
    reading: fc.oneof(text, fc.constantFrom('neko; inu', 'としょかん')),
    romanisation: latin,
    ipa: fc.constantFrom('kat', 'ˈdɔ.mo', 'a/b'),
  },
  { requiredKeys: ['plural'] },
);
const translation = fc.oneof(
  text,
  text.map((some) => `zm/s ${some}`),
  text.map((some) => `${some}, a; b`),
  text.map((some) => `${some} well. Is it?`),
);

const buildWords = (tags: readonly string[]) =>
  fc.array(
    fc.record(
      {
        text,
        mode: fc.constantFrom(WordMode.Word, WordMode.Idiom),
        speechPart: fc.uniqueArray(fc.constantFrom('noun', 'verb', 'other'), { minLength: 1 }),
        grammar,
        example: text,
        tags: fc.subarray([...tags], { minLength: 1 }),
        note: text,
        translations: fc.uniqueArray(translation, { maxLength: 3 }),
      },
      { requiredKeys: ['text', 'mode', 'translations'] },
    ),
    { minLength: 1, maxLength: 5 },
  );

type Headers = Record<string, string>;

async function importText(content: string): Promise<{ listId: string; headers: Headers }> {
  const headers = await app.headersOf(await buildUser(app.database));
  const draft = { name: 'Zopie', privacy: Privacy.Private, ...languages };
  const { list } = await app.call(routes.list.import, { ...draft, text: content }, headers);
  return { listId: list.id, headers };
}

async function exportText(format: 'csv' | 'anki' | 'json', id: string, headers: Headers) {
  const request = { id, format, tranLangCode: 'ia' };
  return (await app.call(routes.list.export, request, headers)).content;
}

const copies = {
  csv: async (id: string, headers: Headers) => importText(await exportText('csv', id, headers)),
  anki: async (id: string, headers: Headers) => importText(await exportText('anki', id, headers)),
  json: async (id: string, headers: Headers) => importText(await exportText('json', id, headers)),
  async apkg(listId: string, headers: Headers) {
    const bytes = await exportPackage(app, { listId, ...languages }, headers);
    const other = await app.headersOf(await buildUser(app.database));
    const { result } = await importPackage(app, bytes, other, languages);
    expect(result?.leftOut).toEqual([]);
    return { listId: result?.lists[0]?.id ?? '', headers: other };
  },
};

/** Tables have no columns for what dictionaries tell. */
const onlyInJson: Partial<Record<keyof typeof copies, { grammar: object; details: object }>> = {
  json: { grammar: { level: 'A1', variants: ['zopi'] }, details: { form: 'zopis' } },
};

const sortTranslations = (word: ExportedWord) => ({
  ...word,
  translations: word.translations.toSorted(),
});

async function readWords(listId: string, headers: Headers) {
  const { words } = JSON.parse(await exportText('json', listId, headers));
  return (words as ExportedWord[]).map(sortTranslations);
}

it.each(['json', 'csv', 'anki', 'apkg'] as const)(
  'words with everything that a learner has said about them are the same for another account after %s',
  async (format) => {
    const tags = [await buildTag(app.database), await buildTag(app.database)];
    const codes = tags.map(({ code }) => code).toSorted();
    await fc.assert(
      fc.asyncProperty(buildWords(codes), async (given) => {
        const words = given.map((word) => ({
          ...word,
          ...(word.grammar && { grammar: { ...word.grammar, ...onlyInJson[format]?.grammar } }),
          ...(word.example && {
            exampleDetails: {
              ...onlyInJson[format]?.details,
              trans: [{ langCode: 'ia', text: `${word.example} phrase` }],
            },
          }),
        })) as ExportedWord[];
        const list = { ...languages, slug: 'zopie', name: 'Zopie', note: '', words };
        const first = await importText(writeList(list, 'json').content);
        const before = await readWords(first.listId, first.headers);
        expect(before).toMatchObject(words.map(sortTranslations));
        const copy = await copies[format](first.listId, first.headers);
        expect(await readWords(copy.listId, copy.headers)).toEqual(before);
      }),
      { numRuns: 3 },
    );
  },
);
