import { readFileSync } from 'node:fs';
import * as engine from '@wordhoard/quiz-engine';
import * as keyboard from '@wordhoard/quiz-engine/keyboard';
import * as plurals from '@wordhoard/quiz-engine/plurals';
import * as text from '@wordhoard/quiz-engine/text';
import { describe, expect, it } from 'vitest';
import { readExamples, run } from '../../../tools/readme-examples.ts';
import { buildItem, buildPairs, seededRandom } from '../test/factory.ts';

const pairs = buildPairs('tree', 'house');
const animals = ['dog', 'cat', 'cow', 'hen'].map((text) => buildItem({ text }));
const [dog = buildItem()] = animals;
const stored = new Map<string, string>();

/** The variables that the examples use without declaring them. */
const globals = {
  ...engine,
  ...text,
  ...plurals,
  ...keyboard,
  pairs,
  quiz: engine.createQuiz({ pairs }),
  animals,
  dog,
  board: engine.buildMatchUp(animals, () => 0),
  prompt: dog.prompt,
  answer: dog,
  misses: 0,
  items: ['árbol', 'café', 'año', 'pingüino'].map((text) => buildItem({ text, langCode: 'es' })),
  dictionary: new Set(['fiend']),
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
};

const examples = readExamples(readFileSync(new URL('../README.md', import.meta.url), 'utf8'));

describe('examples of the README', () => {
  it.each(examples)('example %# evaluates to $claim', ({ code, claim }) => {
    const answer = run(code, { ...globals, Math: { random: seededRandom(1) } });
    if (claim !== undefined) expect(answer).toEqual(run(`(${claim})`, {}));
  });

  it('make claims', () => {
    expect(examples.filter(({ claim }) => claim !== undefined).length).toBeGreaterThan(5);
  });
});
