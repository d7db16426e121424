import { readFileSync } from 'node:fs';
import * as wordImport from '@wordhoard/word-import';
import { expect, it } from 'vitest';
import { readExamples, run } from '../../../tools/readme-examples.ts';

const globals = { ...wordImport, Uint8Array };
const examples = readExamples(readFileSync(new URL('../README.md', import.meta.url), 'utf8'));

it.each(examples)('example %# of the README evaluates to $claim', ({ code, claim }) => {
  const value = run(code, globals);
  if (claim !== undefined) expect(value).toEqual(run(`(${claim})`, {}));
});
