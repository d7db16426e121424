import { routes } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import {
  buildPackage,
  importPackage,
  sendPackage,
  startImport,
} from '../../../test/anki-package.ts';
import { buildUser } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();

const languages = { langCode: 'de', tranLangCode: 'en' };

async function exportWords(listId: string, headers: Record<string, string>) {
  const exported = { id: listId, format: 'json', tranLangCode: 'en' } as const;
  const { content } = await app.call(routes.list.export, exported, headers);
  return JSON.parse(content).words;
}

const notes = [
  ['das Zaus, ¨-er', 'zhouse, zhome'],
  ['die Zeitang, -en [ˈtsaɪtʊŋ]', 'zpaper'],
  ['der Zund<br>Der Zund bellt laut.', 'zdog; zhound'],
  ['Zanke', 'zthanks<br>Many zthanks to you.'],
  ['Zopf', 'zplait<br>- of hair'],
  ['zehr', '1. zbig 2. zlarge, ztall'],
  ['zrennen', 'to zrun<br>to zdash'],
];

it('reads the notes of a package as it reads them in a text', async () => {
  const fromText = await app.headersOf(await buildUser(app.database));
  const { list } = await app.call(
    routes.list.import,
    {
      ...{ name: 'Text', privacy: Privacy.Private, ...languages },
      text: `#separator:tab\n#html:true\n${notes.map((cells) => cells.join('\t')).join('\n')}`,
    },
    fromText,
  );
  const fromPackage = await app.headersOf(await buildUser(app.database));
  const bytes = await buildPackage({ notes: notes.map((fields) => ({ fields })) });
  const { result } = await importPackage(app, bytes, fromPackage, languages);
  const words = await exportWords(result?.lists[0]?.id ?? '', fromPackage);
  expect(words).toEqual(await exportWords(list.id, fromText));
  expect(words[0]).toMatchObject({
    text: 'Zaus',
    grammar: { gender: 'neuter', plural: 'Zäuser' },
    translations: ['zhouse', 'zhome'],
  });
});

it.each([
  ['big, large', undefined, ['big', 'large']],
  ['big, large', false, ['big, large']],
  ['Well, I really do think so.', undefined, ['Well, I really do think so.']],
  ['Well, I really do think so.', true, ['Well', 'I really do think so.']],
])('lets the learner choose whether commas separate translations: %j, %j', async (...row) => {
  const [cell, commas, texts] = row;
  const headers = await app.headersOf(await buildUser(app.database));
  const suffix = newId();
  const fields = [`zwort ${suffix}`, cell];
  const sent = await sendPackage(app, await buildPackage({ notes: [{ fields }] }), headers);
  expect(sent.found?.commas).toBe(cell === 'big, large');
  await startImport(app, sent, headers, { ...languages, commas });
  await app.runJobs();
  const { result } = await app.call(routes.import.record, { id: sent.id }, headers);
  const [word] = await exportWords(result?.lists[0]?.id ?? '', headers);
  expect(word.translations).toEqual(texts);
});
