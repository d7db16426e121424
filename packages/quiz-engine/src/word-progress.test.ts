import { updateProgress, type WordProgress } from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';

const saved: WordProgress = { status: 'saved', rightDays: 0 };
const known: WordProgress = { status: 'known', rightDays: 3, lastRightDay: '2026-03-03' };

function answerOn(days: string[], answers: string, start: WordProgress = saved): WordProgress {
  return days.reduce<WordProgress>(
    (learning, day, position) =>
      updateProgress(learning, { correct: answers[position] === '+', day }),
    start,
  );
}

const fourDays = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];

describe('updating the progress with a word', () => {
  it('[Q60] makes a saved word known after right answers on three different days', () => {
    expect(answerOn(fourDays.slice(0, 2), '++').status).toBe('saved');
    expect(answerOn(fourDays.slice(0, 3), '+++').status).toBe('known');
  });

  it('[Q60] counts a day once', () => {
    const sameDay = ['2026-03-01', '2026-03-01', '2026-03-01'];
    expect(answerOn(sameDay, '+++')).toEqual({
      status: 'saved',
      rightDays: 1,
      lastRightDay: '2026-03-01',
    });
  });

  it('[Q61] restarts the count after a wrong answer', () => {
    expect(answerOn(fourDays, '++-+')).toMatchObject({ status: 'saved', rightDays: 1 });
  });

  it('[Q61] makes a known word saved again after a wrong answer', () => {
    expect(updateProgress(known, { correct: false, day: '2026-03-04' })).toEqual(saved);
  });

  it('[Q62] keeps a known word known after a right answer', () => {
    expect(updateProgress(known, { correct: true, day: '2026-03-04' })).toBe(known);
  });

  it('[Q62] does not change a word that is not saved', () => {
    const unknown: WordProgress = { status: 'unknown', rightDays: 0 };
    expect(updateProgress(unknown, { correct: false, day: '2026-03-04' })).toBe(unknown);
    expect(updateProgress(unknown, { correct: true, day: '2026-03-04' })).toBe(unknown);
  });
});
