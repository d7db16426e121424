import { EntryStatus, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import type { Database } from '../src/platform/database/database.ts';
import { type Identified, SharedWords } from './shared-words.ts';

const { Pending, Rejected } = EntryStatus;

export const digest = 'd'.repeat(64);
const usernames = ['annaanna', 'belabela', 'caracara'] as const;

/**
 * Creates every case of rows that learners shared before contributions belonged to their authors. Texts
 * that readers may find begin with `mark`.
 */
export async function fillSharedWorld(database: Database) {
  const rows = new SharedWords(database);
  const [anna, bela, cara] = usernames;
  const people = {
    anna: await rows.user(anna),
    bela: await rows.user(bela),
    cara: await rows.user(cara),
    admin: await rows.user('moderator', UserRole.Admin),
  };
  const words = await addWords(rows, people);
  await addTranslations(rows, people, words);
  await addTags(rows, people, words);
  await addImages(rows, people, words);
  const shelf = await addReferences(rows, people, words);
  return { people, usernames, words, ...shelf };
}

export type SharedWorld = Awaited<ReturnType<typeof fillSharedWorld>>;
type People = Record<'anna' | 'bela' | 'cara' | 'admin', Identified>;
type Words = Awaited<ReturnType<typeof addWords>>;

const toAll = (...people: Identified[]) =>
  people.map((person) => [person, Privacy.Public] as const);
const toOneself = (...people: Identified[]) =>
  people.map((person) => [person, Privacy.Private] as const);

async function addWords(rows: SharedWords, { anna, bela, admin }: People) {
  return {
    content: await rows.word('markcontent', { example: 'markcontentnote' }),
    german: await rows.word('Marke', { lang_code: 'de' }),
    solo: await rows.word('marksolo', {
      status: Pending,
      example: 'marksolonote',
      authors: toOneself(anna),
    }),
    leaked: await rows.word('markleaked', {
      example: 'markleakednote',
      authors: [...toOneself(anna), ...toAll(bela)],
    }),
    published: await rows.word('markpublished', { authors: toAll(anna, bela) }),
    imported: await rows.word('markimported', { authors: toAll(anna) }),
    pending: await rows.word('markpending', {
      status: Pending,
      example: 'markpendingnote',
      authors: toAll(anna, bela),
    }),
    refused: await rows.word('markrefused', {
      status: Rejected,
      example: 'markrefusednote',
      reason: 'markrefusedreason',
      authors: toAll(anna, bela),
    }),
    fallen: await rows.word('markfallen', {
      status: Rejected,
      example: 'markfallennote',
      reason: 'markfallenreason',
      authors: toAll(anna),
    }),
    orphaned: await rows.word('markorphaned', { status: Pending }),
    kept: await rows.word('markkept', { status: Pending, authors: toOneself(anna, bela) }),
    chief: await rows.word('markchief', { status: Pending, authors: toOneself(admin, bela) }),
    split: await rows.word('marksplit', {
      status: Rejected,
      authors: [...toAll(anna), ...toOneself(bela)],
    }),
  };
}

async function addTranslations(rows: SharedWords, { anna, bela, admin }: People, words: Words) {
  const { german, content, published, imported, leaked, pending, kept, chief, split } = words;
  await rows.translation([imported, german], { licence: 'CC-BY-SA-4.0' });
  const proposed = await rows.translation([content, german], {
    by: anna,
    status: Pending,
    seconders: [bela],
  });
  for (const person of [anna, bela]) await rows.pin(person, content, proposed);
  await rows.translation([published, german], { by: anna, seconders: [bela] });
  await rows.translation([leaked, german], {
    by: anna,
    status: Rejected,
    reason: 'marktranreason',
    seconders: [bela],
  });
  await rows.translation([pending, german], { by: bela, status: Pending, seconders: [anna] });
  await rows.translation([kept, german], { by: anna, status: Pending, seconders: [bela] });
  await rows.translation([split, german], { by: anna, seconders: [bela] });
  const known = await rows.translation([chief, german], { by: admin });
  for (const person of [admin, bela]) await rows.pin(person, german, known);
  await rows.pin(bela, chief, known);
}

async function addTags(rows: SharedWords, { anna, bela, admin }: People, words: Words) {
  const { content, pending, kept, chief } = words;
  await rows.tagWord(await rows.tag('marktag'), content, { by: anna, status: Pending });
  const several = await rows.tag('marktags');
  await rows.tagWord(several, pending, { by: anna, status: Pending });
  await rows.tagWord(several, content, { by: bela, status: Pending });
  await rows.tagWord(await rows.tag('marktagkept'), kept, { by: bela, status: Pending });
  await rows.tag('marktagunused');
  await rows.starterList('eo-counted', 'eo', { en: 'Counted', ru: 'Посчитано' });
  const counted = await rows.tag('counted', 2);
  await rows.tagWord(counted, content, {});
  await rows.tagWord(counted, chief, { by: admin });
}

/** Two learners upload the same image, the first for a private word. */
async function addImages(rows: SharedWords, { anna, bela }: People, words: Words) {
  const { solo, content, pending } = words;
  const picture = await rows.upload(digest, 'markcredit');
  await rows.wordImage(picture, solo, { by: anna, status: Pending });
  await rows.wordImage(picture, content, { by: bela });
  const other = await rows.upload('e'.repeat(64), 'Mem');
  await rows.wordImage(other, pending, { by: bela, status: Pending });
}

async function addReferences(rows: SharedWords, { anna, bela, cara }: People, words: Words) {
  const { content, pending, fallen, orphaned } = words;
  for (const person of [anna, bela]) await rows.use(person, pending);
  await rows.use(cara, fallen);
  await rows.use(cara, orphaned);
  const list = await rows.list(anna, [content, pending, fallen], Privacy.Public);
  const table = await rows.table(anna, [content, pending, fallen], Privacy.Public);
  return { list, table };
}
