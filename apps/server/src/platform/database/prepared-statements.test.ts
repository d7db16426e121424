import { expect, it } from 'vitest';
import { StatementNames } from './prepared-statements.ts';

it('gives a statement the same name from its third use on', () => {
  const names = new StatementNames();
  const given = Array.from({ length: 4 }, () => names.nameOf('select 1'));
  expect(given).toEqual([undefined, undefined, 'repeated_1', 'repeated_1']);
});

it('gives different statements different names', () => {
  const names = new StatementNames();
  const [one, other] = ['select 1', 'select 2'].map((text) => nameAtThirdUse(names, text));
  expect(one).not.toBe(other);
});

it('names at most 200 statements', () => {
  const names = new StatementNames();
  const given = Array.from({ length: 600 }, (_, number) =>
    nameAtThirdUse(names, `select ${number}`),
  );
  expect(given.filter((name) => name !== undefined)).toHaveLength(200);
  expect(names.nameOf('select 0')).toBe(given[0]);
});

function nameAtThirdUse(names: StatementNames, text: string): string | undefined {
  names.nameOf(text);
  names.nameOf(text);
  return names.nameOf(text);
}
