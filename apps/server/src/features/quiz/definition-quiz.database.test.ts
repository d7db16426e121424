import { quizCodes, WordMode } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { buildList, buildTranslation, buildWord } from '../../../test/factory.ts';
import { buildLearner } from '../../../test/learner.ts';
import { requestQuiz } from '../../../test/quiz-request.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();

const definitionOf = {
  hundo: 'hejma besto, kiu bojas',
  kato: 'hejma besto, kiu miaŭas',
  bovo: 'besto, kiu donas lakton',
  koko: 'birdo, kiu vekas la homojn',
  ŝafo: 'besto, kiu donas lanon',
};

async function buildDefined() {
  const words = [];
  const definitions = [];
  for (const [text, meaning] of Object.entries(definitionOf)) {
    const word = await buildWord(app.database, { text: `${text} ${crypto.randomUUID()}` });
    const definition = await buildWord(app.database, {
      text: `${meaning} ${word.id}`,
      mode: WordMode.Definition,
    });
    await buildTranslation(app.database, [word, definition]);
    words.push(word);
    definitions.push(definition);
  }
  return { words, definitions };
}

const asking = async (words: Awaited<ReturnType<typeof buildDefined>>['words']) => ({
  source: { kind: 'list' as const, id: (await buildList(app.database, words)).id },
  tranLangCode: 'eo',
});

it('asks for the definitions of words, and distracts with definitions', async () => {
  const { words, definitions } = await buildDefined();
  const quiz = await requestQuiz(app, {
    ...(await asking(words)),
    codes: ['multiple-choice'],
    count: 3,
  });
  expect(quiz.pairs).toHaveLength(3);
  const texts = definitions.map(({ text }) => text);
  for (const { item, word } of quiz.pairs) {
    expect(item).toMatchObject({ prompt: { text: word.text }, isDefinition: true });
    expect(texts).toContain(item.text);
  }
  for (const item of quiz.pool) expect(texts).toContain(item.text);
});

it('asks for words by their definitions', async () => {
  const { words } = await buildDefined();
  const quiz = await requestQuiz(app, {
    ...(await asking(words)),
    codes: ['cards', 'multiple-choice'],
    direction: 'backward',
  });
  for (const { item, word } of quiz.pairs) {
    const [meaning] = word.trans;
    expect(item).toMatchObject({
      prompt: { text: meaning?.dest.text, langCode: 'eo', isDefinition: true },
      text: word.text,
    });
    expect(item.isDefinition).toBeUndefined();
  }
});

it('types words and never definitions, in both directions', async () => {
  const { words } = await buildDefined();
  for (const direction of ['forward', 'backward'] as const) {
    const quiz = await requestQuiz(app, {
      ...(await asking(words)),
      codes: ['spelling'],
      direction,
    });
    expect(quiz.pairs).toHaveLength(5);
    for (const { item, word } of quiz.pairs) {
      expect(item).toMatchObject({ prompt: { isDefinition: true }, text: word.text });
    }
  }
});

it('mixes all kinds but tiles', async () => {
  const { words } = await buildDefined();
  const quiz = await requestQuiz(app, { ...(await asking(words)), codes: [...quizCodes] });
  const codes = new Set(quiz.pairs.map(({ code }) => code));
  expect(codes).not.toContain('match-up');
  expect(codes.size).toBeGreaterThan(2);
});

it('accepts every word that a definition explains', async () => {
  const { words, definitions } = await buildDefined();
  const synonym = await buildWord(app.database, { text: `hundaĉo ${crypto.randomUUID()}` });
  const [hundo, other] = [words[0], definitions[0]];
  if (hundo === undefined || other === undefined) throw new Error('Nothing was built');
  await buildTranslation(app.database, [synonym, other]);
  const settings = await asking([hundo]);
  for (const codes of [['spelling'], ['cards']] as const) {
    const quiz = await requestQuiz(app, {
      ...settings,
      codes: [...codes],
      direction: 'backward',
    });
    expect(quiz.pairs[0]?.item.accepted).toEqual([hundo.text, synonym.text]);
  }
});

it('asks definitions of a list for the words that they explain', async () => {
  const { words, definitions } = await buildDefined();
  const quiz = await requestQuiz(app, {
    ...(await asking(definitions)),
    codes: ['multiple-choice'],
  });
  const texts = words.map(({ text }) => text);
  for (const { item } of quiz.pairs) {
    expect(item.prompt.isDefinition).toBe(true);
    expect(texts).toContain(item.text);
  }
});

it('asks all definitions of a language, and those that a search finds', async () => {
  const { words, definitions } = await buildDefined();
  const [word, definition] = [words[0], definitions[0]];
  if (word === undefined || definition === undefined) throw new Error('Nothing was built');
  const source = { kind: 'search', langCode: 'eo', mode: WordMode.Definition } as const;
  const startQuiz = (text: string) =>
    requestQuiz(app, { source: { ...source, text }, tranLangCode: 'eo', count: 100 });
  const { pairs } = await startQuiz('');
  expect(pairs.length).toBeGreaterThanOrEqual(definitions.length);
  for (const { item } of pairs) expect(item).toMatchObject({ prompt: { isDefinition: true } });
  for (const text of [definition.text, word.text]) {
    const found = await startQuiz(text);
    expect(found.pairs).toMatchObject([
      { word: { id: definition.id }, item: { text: word.text, accepted: [word.text] } },
    ]);
  }
});

it('asks idioms alone', async () => {
  const idiom = await buildWord(app.database, { text: 'blua idiotismo', mode: WordMode.Idiom });
  const word = await buildWord(app.database, { text: 'blua vorto' });
  const foreign = await buildWord(app.database, { langCode: 'ia' });
  for (const one of [idiom, word]) await buildTranslation(app.database, [one, foreign]);
  const source = { kind: 'search', text: 'blua', langCode: 'eo' } as const;
  const askedIn = async (mode?: typeof WordMode.Idiom) => {
    const quiz = { source: { ...source, ...(mode && { mode }) }, tranLangCode: 'ia' };
    return (await requestQuiz(app, quiz)).pairs.map((pair) => pair.word.id).sort();
  };
  expect(await askedIn(WordMode.Idiom)).toEqual([idiom.id]);
  expect(await askedIn()).toEqual([idiom.id, word.id].sort());
});

it('asks the same after a session is resumed', async () => {
  const { words } = await buildDefined();
  const learner = await buildLearner(app);
  const started = await learner.start({
    ...(await asking(words)),
    codes: ['spelling', 'multiple-choice'],
    count: 5,
  });
  const resumed = await learner.record(started.id);
  expect(resumed.pairs).toEqual(started.quiz.pairs.map((pair) => ({ ...pair, round: 0 })));
  const typed = resumed.pairs.filter(({ code }) => code === 'spelling');
  expect(typed.length).toBeGreaterThan(0);
  for (const { item, word } of typed) expect(item.text).toBe(word.text);
});

it('finds no distractors among definitions if the source has words and translations', async () => {
  const word = await buildWord(app.database);
  const foreign = await buildWord(app.database, { langCode: 'ia' });
  await buildTranslation(app.database, [word, foreign]);
  await buildDefined();
  const { pool } = await requestQuiz(app, {
    source: { kind: 'list', id: (await buildList(app.database, [word])).id },
    tranLangCode: 'ia',
  });
  expect(pool.filter(({ isDefinition }) => isDefinition)).toEqual([]);
});
