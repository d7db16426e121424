import { describe, expect, it } from 'vitest';
import { type Answer, type Scheduler, schedulers } from './schedule.ts';

const answers: Readonly<Record<string, Answer>> = { '+': 'right', '-': 'wrong' };

/** The days up to the next question after answers from day 0 on: `+` right, `-` wrong, `~` almost right. */
function gapsAfter(scheduler: Scheduler | undefined, given: string): number[] {
  let schedule = scheduler?.(0);
  return [...given].map((answer) => {
    const day = schedule?.nextDay ?? Number.NaN;
    schedule = schedule?.after(answers[answer] ?? 'almost', day, `${day}`);
    return (schedule?.nextDay ?? Number.NaN) - day;
  });
}

describe('the schedule', () => {
  it.each([
    { name: 'without spreading', answers: '+++-+', gaps: [1, 5, 17, 1, 3] },
    { name: 'without spreading', answers: '+~~', gaps: [1, 3, 7] },
    { name: 'choices first, rated good', answers: '+++', gaps: [2, 10, 42] },
    { name: 'choices first, rated hard', answers: '+++', gaps: [1, 3, 9] },
    { name: 'this package', answers: '+++-+', gaps: [1, 4, 14, 1, 3] },
    { name: 'almost is wrong', answers: '+~~', gaps: [1, 1, 1] },
    { name: 'SM-2', answers: '+~~', gaps: [1, 6, 15] },
    { name: 'SM-2', answers: '+++++', gaps: [1, 6, 15, 38, 95] },
    { name: 'SM-2', answers: '+++-++', gaps: [1, 6, 15, 1, 1, 6] },
    { name: 'Leitner, 5 boxes', answers: '++++++', gaps: [2, 4, 8, 16, 16, 16] },
    { name: 'Leitner, 5 boxes', answers: '+++-+', gaps: [2, 4, 8, 1, 2] },
    { name: 'right on 3 days', answers: '+++', gaps: [1, 1, Number.POSITIVE_INFINITY] },
    { name: 'right on 3 days', answers: '++-++', gaps: [1, 1, 1, 1, 1] },
  ])('of $name after $answers', ({ name, answers, gaps }) => {
    expect(gapsAfter(schedulers[name], answers)).toEqual(gaps);
  });
});
