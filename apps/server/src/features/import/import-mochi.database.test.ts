import { expect, it } from 'vitest';
import { exportAccount } from '../../../test/account-archive.ts';
import { importPackage, sendPackage, zipFiles } from '../../../test/anki-package.ts';
import { buildUser } from '../../../test/factory.ts';
import { buildImageFile } from '../../../test/image-file.ts';
import { buildWavFile } from '../../../test/sound-file.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();

const newHeaders = async () => app.headersOf(await buildUser(app.database));

/** As Mochi writes JSON: in Transit. */
const transit = {
  '~:version': 2,
  '~:templates': {
    '~#list': [
      {
        '~:id': '~:t1',
        '~:name': 'Vocabulary',
        '~:fields': {
          '~:name': { '~:id': '~:name', '~:name': 'Word', '~:pos': 'a' },
          '~:back': { '~:id': '~:back', '~:name': 'Translation', '~:pos': 'm' },
        },
      },
    ],
  },
  '~:decks': [
    { '~:id': '~:d1', '~:name': 'Esperanto' },
    {
      '~:id': '~:d2',
      '~:name': 'Bestoj',
      '~:parent-id': '~:d1',
      '~:cards': {
        '~#list': [
          {
            '~:id': '~:c1',
            '~:content':
              '# **kato**\n\n![](@media/cat.png) ![](@media/cat.wav)\n---\ncatto\n#besto',
            '~:reviews': {
              '~#list': [
                { '~:date': { '~#dt': 1_767_600_000_000 }, '~:remembered?': true, '~:interval': 3 },
              ],
            },
          },
          {
            '~:id': '~:c2',
            '~:template-id': '~:t1',
            '~:content': '',
            '~:fields': {
              '~:name': { '~:id': '~:name', '~:value': 'hundo' },
              '~:back': { '~:id': '~:back', '~:value': 'can' },
            },
          },
          { '~:id': '~:c3', '~:content': 'malnova\n---\nvetule', '~:trashed?': { '~#dt': 1 } },
        ],
      },
    },
  ],
};

const edn = `{:version 2 ; made by Mochi
  :decks [{:id :d1 :name "Bestoj \\"propraj\\""
           :cards (#_{:id :c0} {:id :c1, :content "kato\n---\ncatto", :tags #{"besto"}
                    :created-at #inst "2026-01-05T10:00:00Z" :pos nil})}]}`;

it('brings decks of Mochi as lists, with pictures, sounds and reviews', async () => {
  const headers = await newHeaders();
  const archive = await zipFiles({
    'data.json': Buffer.from(JSON.stringify(transit)),
    'cat.png': await buildImageFile(),
    'cat.wav': buildWavFile(),
  });
  const sent = await importPackage(app, archive, headers);
  expect(sent.found).toMatchObject({
    decks: [{ name: 'Esperanto::Bestoj', noteCount: 2 }],
    noteTypes: [
      { name: 'Mochi', fields: ['Front', 'Back'], samples: [['kato', 'catto']] },
      { name: 'Vocabulary', fields: ['Word', 'Translation'], samples: [['hundo', 'can']] },
    ],
    ...{ mediaCount: 2, reviewCount: 1 },
  });
  expect(sent.result?.counts).toMatchObject({
    translations: 2,
    pictures: 1,
    sounds: 1,
    reviews: 1,
  });
  const { lists, reviews } = await exportAccount(app, headers);
  expect(lists).toMatchObject([{ words: [{ text: 'kato' }, { text: 'hundo' }] }]);
  expect(reviews).toMatchObject([{ word: { text: 'kato' }, rating: 3 }]);
});

it('reads the EDN of Mochi', async () => {
  const archive = await zipFiles({ 'data.edn': Buffer.from(edn) });
  const { found } = await sendPackage(app, archive, await newHeaders());
  expect(found).toMatchObject({
    decks: [{ name: 'Bestoj "propraj"', noteCount: 1 }],
    noteTypes: [{ samples: [['kato', 'catto']] }],
  });
});

it.each([
  ['PackageUnreadable', 'data.json', '{"~:decks"'],
  ['PackageUnreadable', 'data.edn', '{:decks [{:id :d1'],
  ['PackageUnreadable', 'data.edn', '['.repeat(100_000)],
  ['PackageForeign', 'data.json', '{"decks": 1}'],
  ['PackageForeign', 'data.edn', '{:decks [{:name "no id"}]}'],
])('refuses what is none with %s', async (code, name, content) => {
  const archive = await zipFiles({ [name]: Buffer.from(content) });
  const record = await sendPackage(app, archive, await newHeaders());
  expect(record).toMatchObject({ state: 'failed', error: { code } });
});
