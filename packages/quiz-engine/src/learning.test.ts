import { type Learning, learnFromAnswer } from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';

const saved: Learning = { knowing: 'saved', rightDays: 0 };
const known: Learning = { knowing: 'known', rightDays: 3, lastRightDay: '2026-03-03' };

function answerOn(days: string[], answers: string, start: Learning = saved): Learning {
  return days.reduce<Learning>(
    (learning, day, place) => learnFromAnswer(learning, { correct: answers[place] === '+', day }),
    start,
  );
}

const fourDays = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];

describe('learning from answers', () => {
  it('[Q60] makes a saved word known after right answers on three different days', () => {
    expect(answerOn(fourDays.slice(0, 2), '++').knowing).toBe('saved');
    expect(answerOn(fourDays.slice(0, 3), '+++').knowing).toBe('known');
  });

  it('[Q60] counts a day once', () => {
    const sameDay = ['2026-03-01', '2026-03-01', '2026-03-01'];
    expect(answerOn(sameDay, '+++')).toEqual({
      knowing: 'saved',
      rightDays: 1,
      lastRightDay: '2026-03-01',
    });
  });

  it('[Q61] starts the count anew after a wrong answer', () => {
    expect(answerOn(fourDays, '++-+')).toMatchObject({ knowing: 'saved', rightDays: 1 });
  });

  it('[Q61] makes a known word one to learn after a wrong answer', () => {
    expect(learnFromAnswer(known, { correct: false, day: '2026-03-04' })).toEqual(saved);
  });

  it('[Q62] leaves a known word known after a right answer', () => {
    expect(learnFromAnswer(known, { correct: true, day: '2026-03-04' })).toBe(known);
  });

  it('[Q62] leaves a word alone that was not saved', () => {
    const unknown: Learning = { knowing: 'unknown', rightDays: 0 };
    expect(learnFromAnswer(unknown, { correct: false, day: '2026-03-04' })).toBe(unknown);
    expect(learnFromAnswer(unknown, { correct: true, day: '2026-03-04' })).toBe(unknown);
  });
});
