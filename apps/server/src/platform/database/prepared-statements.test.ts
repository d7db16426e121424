import { expect, it } from 'vitest';
import { StatementNames } from './prepared-statements.ts';

const createNames = () => new StatementNames('repeated');

it('gives a statement the same name from its third use on', () => {
  const names = createNames();
  const given = Array.from({ length: 4 }, () => names.choose('select 1'));
  expect(given).toEqual([undefined, undefined, 'repeated_1', 'repeated_1']);
});

it('gives different statements different names', () => {
  const names = createNames();
  const [one, other] = ['select 1', 'select 2'].map((text) => nameAtThirdUse(names, text));
  expect(one).not.toBe(other);
});

it('gives no name to statements that are repeated rarely', () => {
  const names = createNames();
  const given = Array.from({ length: 1_000 }, (_, number) =>
    names.choose(`select ${number % 100}`),
  );
  expect(given.every((name) => name === undefined)).toBe(true);
});

it('names at most 60 statements', () => {
  const names = createNames();
  const given = Array.from({ length: 100 }, (_, number) =>
    nameAtThirdUse(names, `select ${number}`),
  );
  expect(given.filter((name) => name !== undefined)).toHaveLength(60);
  expect(names.choose('select 0')).toBe(given[0]);
});

function nameAtThirdUse(names: StatementNames, text: string): string | undefined {
  names.choose(text);
  names.choose(text);
  return names.choose(text);
}
