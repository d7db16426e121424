import { EntryStatus, QuizMode } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildMeaning, buildWord } from '../test/word-record.ts';
import { acceptOtherWords } from './accepted-answers.ts';
import { type AspectSettings, buildItem } from './build-item.ts';
import { nameSharedMeaning, tellHomographsApart } from './homographs.ts';
import { askWords } from './index.ts';

type Word = ReturnType<typeof buildWord>;

const [verb, pronoun] = [10, 9];
const forward = { asks: 'meaning', mode: QuizMode.Tran, direction: 'forward' } as const;
const backward = { ...forward, direction: 'backward' } as const;

const number = (homograph: number, changes: Partial<Word>): Word =>
  buildWord('', { homograph, id: `${changes.langCode ?? 'de'} ${homograph}`, ...changes });

const means = (text: string, speechPartId: number) => [{ ...buildMeaning(text), speechPartId }];

/** Asks for the first word beside its homographs. */
async function ask([word, ...others]: readonly Word[], settings: AspectSettings = forward) {
  const item = word && buildItem(word, settings, undefined);
  if (word === undefined || item === undefined) throw new Error('nothing to ask');
  const find = async () => new Map([[word.id, others]]);
  const [asked] = await tellHomographsApart([{ word, item }], settings, find);
  return asked?.item;
}

const toBe = number(1, { text: 'sein', trans: means('to be', verb) });
const his = number(2, { text: 'sein', trans: means('his', pronoun) });

describe('[B21] a prompt with homographs', () => {
  it('names its part of speech', async () => {
    expect(await ask([toBe, his])).toMatchObject({
      prompt: { text: 'sein', sense: { speechPartId: verb } },
      accepted: ['to be'],
    });
  });

  it.each<[string, Partial<Word>, Partial<Word>, string]>([
    [
      'article and plural',
      { grammar: { gender: 'masculine' } },
      { grammar: { gender: 'neuter' } },
      'der Schild',
    ],
    ['reading', { grammar: { reading: 'hái' } }, { grammar: { reading: 'huán' } }, 'hái'],
    ['stress', { grammar: { stress: 'за́мок' } }, { grammar: { stress: 'замо́к' } }, 'за́мок'],
    [
      'example',
      { example: 'Der Schild glänzt.' },
      { example: 'Das Schild warnt.' },
      'Der Schild glänzt.',
    ],
  ])('of the same part of speech names its %s', async (_, one, other, text) => {
    const shield = number(1, { text: 'Schild', trans: means('shield', 6), ...one });
    const sign = number(2, { text: 'Schild', trans: means('sign', 6), ...other });
    expect((await ask([shield, sign]))?.prompt.sense).toEqual({ text, langCode: 'de' });
  });

  it('names its sense first', async () => {
    const [source] = means('Quelle', 6).map((meaning) => ({
      ...meaning,
      sense: { en: 'of water' },
    }));
    const english = { langCode: 'en', text: 'spring' };
    const season = number(1, { ...english, trans: means('Frühling', 6) });
    const water = number(2, { ...english, trans: source ? [source] : [] });
    expect((await ask([water, season]))?.prompt.sense).toEqual({
      text: 'of water',
      langCode: 'en',
    });
  });

  it('names its meaning if that is not asked', async () => {
    const bench = number(1, {
      text: 'Bank',
      trans: means('bench', 6),
      grammar: { plural: 'Bänke' },
    });
    const bank = number(2, {
      text: 'Bank',
      trans: means('bank', 6),
      grammar: { plural: 'Banken' },
    });
    expect(await ask([bench, bank], { ...forward, asks: 'plural' })).toMatchObject({
      prompt: { sense: { text: 'bench', langCode: 'en' } },
      accepted: ['Bänke'],
      excluded: ['Banken'],
    });
  });

  it('may be the translation', async () => {
    const book = { langCode: 'en', text: 'book' };
    const reserve = number(2, { ...book, trans: means('buchen', verb) });
    const read = number(1, { ...book, trans: means('Buch', 6) });
    const [meaning] = means('book', verb);
    if (meaning === undefined) throw new Error('no meaning');
    const trans = [{ ...meaning, dest: { ...meaning.dest, id: reserve.id, homograph: 2 } }];
    expect(await ask([buildWord('buchen', { trans }), reserve, read], backward)).toMatchObject({
      prompt: { text: 'book', sense: { speechPartId: verb } },
      accepted: ['buchen'],
      excluded: ['Buch'],
    });
  });

  it('needs no name if its picture, its sentence or its translation is shown', async () => {
    expect((await ask([his, toBe], backward))?.prompt.sense).toBeUndefined();
    const inSentence = { ...his, example: 'Das ist sein Hut.' };
    expect(
      (await ask([inSentence, toBe], { ...forward, asks: 'gap' }))?.prompt.sense,
    ).toBeUndefined();
  });
});

it('[B22] never offers the answers of homographs, and accepts them only if nothing tells them apart', async () => {
  expect(await ask([his, toBe])).toMatchObject({ accepted: ['his'], excluded: ['to be'] });
  const alike = { ...toBe, trans: means('to be', pronoun) };
  const item = await ask([his, alike]);
  expect(item?.accepted).toEqual(['his', 'to be']);
  expect(item).not.toHaveProperty('excluded');
});

it('[B22] offers all articles', async () => {
  const shield = number(1, {
    text: 'Schild',
    trans: means('shield', 6),
    grammar: { gender: 'masculine' },
  });
  const sign = number(2, {
    text: 'Schild',
    trans: means('sign', 6),
    grammar: { gender: 'neuter' },
  });
  expect(await ask([shield, sign], { ...forward, asks: 'article' })).toMatchObject({
    prompt: { sense: { text: 'shield' } },
    options: ['der', 'die', 'das'],
  });
});

it('[B25] names an answer, and keeps the prompts of its homographs for questions that ask the other way round', async () => {
  expect(await ask([his, toBe], backward)).toMatchObject({
    text: 'sein',
    sense: { speechPartId: pronoun },
    excludedPrompts: ['to be'],
  });
  expect(await ask([his, toBe])).not.toHaveProperty('sense');
});

it('[B10] [B22] does not accept the answers of a homograph in the same quiz', async () => {
  const words = [toBe, his];
  const { items } = await askWords({ words, findFillers: async () => [] }, forward);
  expect(items.map(({ item }) => item.accepted)).toEqual([['to be'], ['his']]);
});

describe('[B26] a meaning that other words share', () => {
  const adjective = 1;
  const save = means('save', verb);
  const sense = { en: 'on a computer', ru: 'на компьютере' };
  const told = save.map((meaning) => ({ ...meaning, sense }));
  const economise = buildMeaning('economise');
  const url = '/media/disk.svg';
  const image: Word['image'] = {
    id: 'id of a picture',
    wordId: 'id of speichern',
    url,
    status: EntryStatus.Approved,
    licence: 'MIT',
    source: 'Icons',
  };

  const name = (changes: Partial<Word>, synonyms = [{ text: 'sparen', speechPartId: verb }]) => {
    const word = buildWord('speichern', changes);
    const item = buildItem(word, backward, undefined);
    if (item === undefined) throw new Error('nothing to ask');
    const asked = acceptOtherWords({ word, item }, synonyms);
    return nameSharedMeaning(asked, synonyms).item.prompt.sense;
  };

  it('names its sense in the language of the prompt first', () => {
    expect(name({ trans: [...told, economise] })).toEqual({
      text: 'on a computer',
      langCode: 'en',
    });
  });

  it('names another translation of the word if the sense is told in other languages only', () => {
    const trans = [...save.map((meaning) => ({ ...meaning, sense: { ru: sense.ru } })), economise];
    expect(name({ trans })).toEqual({ text: 'economise', langCode: 'en' });
  });

  it('names the part of speech if another word has another one', () => {
    const synonyms = [{ text: 'sparsam', speechPartId: adjective }];
    expect(name({ trans: save, image }, synonyms)).toEqual({ speechPartId: verb });
  });

  it('shows the picture if all have the same part of speech, and nothing without a picture', () => {
    expect(name({ trans: save, image })).toEqual({ imageKey: url });
    expect(name({ trans: save })).toBeUndefined();
    expect(name({ trans: save, image: { ...image, isDecorative: true } })).toBeUndefined();
  });

  it('is named only if another word is right', () => {
    expect(name({ trans: told }, [{ text: 'speichern', speechPartId: verb }])).toBeUndefined();
  });
});
