import { type ReviewEvent, replay } from '@wordhoard/review-scheduler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getWordStatus, type WordHistory } from './review-history.ts';
import { withEvents } from './stored-event.ts';

const day = '2026-03-01';
const at = (minute: number) => `${day}T12:${String(minute).padStart(2, '0')}:00.000Z`;
const answer = (id: string, minute = 0, rating: 1 | 3 = 3) => ({ id, at: at(minute), day, rating });
const undo = (id: string, undoes: string) => ({ id, at: at(59), undoes });
const marked = (mark: 'saved' | 'known' | 'proven' | 'unknown', minute = 0) => ({
  id: `${mark} ${minute}`,
  at: at(minute),
  day,
  mark,
});

const idsOf = ({ reviews }: WordHistory) => reviews.map(({ id }) => id);

describe('the history of a word', () => {
  const events: ReviewEvent[] = [
    ...Array.from({ length: 6 }, (_, minute) => answer(`answer ${minute}`, minute)),
    marked('known', 7),
    undo('undo 1', 'answer 1'),
    undo('undo 4', 'answer 4'),
  ];
  const anyDelivery = fc.tuple(
    fc.shuffledSubarray([...events, ...events], { minLength: 2 * events.length }),
    fc.integer({ min: 1, max: 4 }),
  );

  it('is the same in whatever order and how often its events arrive', () => {
    fc.assert(
      fc.property(anyDelivery, ([arrived, count]) => {
        const parts = Array.from({ length: Math.ceil(arrived.length / count) }, (_, part) =>
          arrived.slice(part * count, (part + 1) * count),
        );
        const history = parts.reduce<WordHistory | undefined>(
          (before, part) => withEvents(before, part, 'de'),
          undefined,
        );
        expect(history?.reviews).toEqual(withEvents(undefined, events).reviews);
        expect(history?.undone.toSorted()).toEqual(['answer 1', 'answer 4']);
      }),
    );
  });

  it('lacks an answer whose undo arrived before it', () => {
    const undone = withEvents(undefined, [undo('undo', 'first')]);
    expect(idsOf(withEvents(undone, [answer('first'), answer('second', 1)]))).toEqual(['second']);
  });

  it('has the notes on the word in order, without those that are undone', () => {
    const note = (id: string, minute: number) => ({ id, at: at(minute), note: id });
    const noted = withEvents(undefined, [note('second', 2), note('third', 3)]);
    const history = withEvents(noted, [note('first', 1), undo('undo', 'third'), answer('answer')]);
    expect(history.notes).toEqual([note('first', 1), note('second', 2)]);
    expect(idsOf(history)).toEqual(['answer']);
  });

  it('has an answer once, at the time at which it counts in the account', () => {
    const history = withEvents(undefined, [answer('early', 30), answer('first', 1)]);
    expect(withEvents(history, [answer('early', 0)]).reviews).toEqual([
      answer('early', 0),
      answer('first', 1),
    ]);
  });

  it('keeps its language when events arrive without it', () => {
    const history = withEvents(undefined, [answer('first')], 'de');
    expect(withEvents(history, [answer('second', 1)]).langCode).toBe('de');
  });

  it('needs another card after an event', () => {
    const history = { ...withEvents(undefined, [answer('first')]), card: null };
    expect(withEvents(history, [answer('second', 1)])).not.toHaveProperty('card');
  });
});

describe('a word', () => {
  it('is known, to be learned or unknown, as its card says', () => {
    const [known, forgotten] = [[marked('known')], [marked('known'), marked('unknown', 1)]];
    const withCard = (reviews: WordHistory['reviews']) =>
      getWordStatus({ ...withEvents(undefined, reviews), card: replay(reviews) ?? null });
    expect(withCard(known)).toBe('known');
    expect(withCard([answer('first')])).toBe('saved');
    expect(withCard(forgotten)).toBe('unknown');
    expect(getWordStatus(undefined)).toBe('unknown');
  });

  it.each([
    ['saved', 'saved'],
    ['known', 'known'],
    ['proven', 'known'],
    ['unknown', 'unknown'],
  ] as const)('without a card is after the mark “%s” %s', (mark, status) => {
    expect(getWordStatus(withEvents(undefined, [answer('first'), marked(mark, 1)]))).toBe(status);
  });

  it('without a card is to be learned after an answer, and unchanged by practice', () => {
    const practice = { id: 'practice', at: at(2), day, practice: 1 } as const;
    expect(getWordStatus(withEvents(undefined, [practice]))).toBe('unknown');
    const history = withEvents(undefined, [marked('known'), answer('first', 1)]);
    expect(getWordStatus(history)).toBe('saved');
    expect(getWordStatus(withEvents(undefined, [marked('known'), practice]))).toBe('known');
  });
});
