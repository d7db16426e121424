import { readFileSync } from 'node:fs';
import * as scheduler from '@wordhoard/review-scheduler';
import { describe, expect, it } from 'vitest';
import { readExamples, run } from '../../../tools/readme-examples.ts';

const history: scheduler.ReviewEvent[] = [
  { id: 'a', at: '2026-03-01T18:00:00Z', day: '2026-03-01', rating: 3 },
  { id: 'b', at: '2026-03-03T18:00:00Z', day: '2026-03-03', rating: 3 },
];
/** The variables that the examples use without declaring them. */
const globals = { ...scheduler, history, card: scheduler.replay(history) };

const examples = readExamples(readFileSync(new URL('../README.md', import.meta.url), 'utf8'));

describe('examples of the README', () => {
  it.each(examples)('example %# evaluates to $claim', ({ code, claim }) => {
    const value = run(code, globals);
    if (claim !== undefined) expect(value).toEqual(run(`(${claim})`, {}));
  });

  it('make claims', () => {
    expect(examples.filter(({ claim }) => claim !== undefined).length).toBeGreaterThan(5);
  });
});
