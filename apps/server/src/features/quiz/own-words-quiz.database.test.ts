import type { QuizSource } from '@wordhoard/contract';
import type { OwnWordKind } from '@wordhoard/contract/enumeration';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type User } from '../../../test/factory.ts';
import { addReviews, answered, marked } from '../../../test/learn-word.ts';
import { buildMeanings, requestQuiz } from '../../../test/quiz-request.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();

let learner: User;
let headers: Record<string, string>;
let names: Map<string, string>;

const histories = {
  fresh: [marked('2026-03-01', 'saved')],
  right: [answered('2026-03-01', 3, '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a01')],
  wrong: [answered('2026-02-28', 1), answered('2026-03-01', 1)],
  recovered: [
    answered('2026-03-01', 1),
    answered('2026-03-02', 3, '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a05'),
  ],
  known: [marked('2026-03-01', 'known')],
  removed: [answered('2026-03-01', 1), marked('2026-03-01', 'unknown')],
};

beforeAll(async () => {
  learner = await buildUser(app.database);
  headers = await app.headersOf(learner);
  const words = await buildMeanings(
    app.database,
    Object.keys(histories).map((name) => [name]),
  );
  names = new Map();
  for (const [index, [name, reviews]] of Object.entries(histories).entries()) {
    const word = words[index];
    if (word === undefined) continue;
    names.set(word.id, name);
    await addReviews(app.database, learner, word, reviews);
  }
});

async function asked(source: QuizSource, as = headers, count = 10): Promise<string[]> {
  const { pairs } = await requestQuiz(app, { source, tranLangCode: 'ia', count }, as);
  return pairs.map(({ word }) => names.get(word.id) ?? '').sort();
}

const own = (knowing: OwnWordKind, day = '2026-03-02') =>
  asked({ kind: 'own', knowing, langCode: 'eo', day });

describe('a quiz asks the learner’s own words', () => {
  it.each([
    ['saved', ['fresh', 'recovered', 'right', 'wrong']],
    ['known', ['known']],
    ['new', ['fresh']],
    ['weak', ['wrong']],
    ['missed', ['wrong']],
  ] as const)('that are %s', async (kind, expected) => {
    expect(await own(kind)).toEqual(expected);
  });

  it('that are due on the learner’s day', async () => {
    expect(await own('due', '2026-03-01')).toEqual([]);
    expect(await own('due', '2026-03-02')).toEqual(['wrong']);
    expect(await own('due', '2026-03-03')).toEqual(['right', 'wrong']);
    expect(await own('due', '2026-03-23')).toEqual(['known', 'recovered', 'right', 'wrong']);
    const today = await asked({ kind: 'own', knowing: 'due', langCode: 'eo' });
    expect(today).toEqual(await own('due', '2999-12-31'));
  });

  it('that have been due for the longest time, if there are more', async () => {
    const due = { kind: 'own', knowing: 'due', langCode: 'eo', day: '2026-03-22' } as const;
    expect(await asked(due, headers, 1)).toEqual(['wrong']);
    expect(await asked(due, headers, 2)).toEqual(['right', 'wrong']);
  });

  it('in one language', async () => {
    expect(await asked({ kind: 'own', knowing: 'saved', langCode: 'ia' })).toEqual([]);
  });
});

it('asks the words of a lesson', async () => {
  const ids = [...names.keys()].slice(0, 2);
  const lesson = { kind: 'lesson', ids, langCode: 'eo' } as const;
  const expected = ids.map((id) => names.get(id)).sort();
  expect(await asked(lesson)).toEqual(expected);
  expect(await asked(lesson, await app.headersOf())).toEqual(expected);
});
