import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { ReviewSync } from '@wordhoard/contract';
import { Rating } from '@wordhoard/contract/enumeration';
import { callAs } from './call-as.ts';
import type { Event } from './other-device.ts';

/** What a device remembers of the words of its learner, by id. */
export type Cards = Record<string, unknown>;

/** The cards that the browser of a page stores, for one learner. */
export function readCards(page: Page): Promise<Cards> {
  return page.evaluate(async () => {
    // Opening what the app has not opened yet would create it.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'wordhoard')) return {};
    const opening = indexedDB.open('wordhoard');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading = opening.result.transaction('history').objectStore('history').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    return Object.fromEntries(reading.result.map(({ id, row }) => [id, row.card]));
  });
}

/** Stores right answers and marks of German words as if they had been given in the browser. They are read at the next load. */
export function storeUnsent(page: Page, owner: string, events: readonly Event[]): Promise<void> {
  const unsent = events.map((event) => ({ owner, id: event.id, row: event }));
  const histories = [...new Set(events.map(({ wordId }) => wordId))].map((wordId) => {
    const reviews = events
      .filter((event) => event.wordId === wordId)
      .map(({ id, at, day, mark }) => ({
        id,
        at,
        day,
        ...(mark ? { mark } : { rating: Rating.Good }),
      }))
      .toSorted((one, other) => (one.at < other.at ? -1 : 1));
    return { owner, id: wordId, row: { langCode: 'de', undone: [], reviews } };
  });
  return page.evaluate(
    async (rows) => {
      const opening = indexedDB.open('wordhoard');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const writing = opening.result.transaction(['unsent', 'history'], 'readwrite');
      for (const row of rows.unsent) writing.objectStore('unsent').put(row);
      for (const row of rows.histories) writing.objectStore('history').put(row);
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      opening.result.close();
    },
    { unsent, histories },
  );
}

/** Waits until the account has the words of a device. */
export async function expectInAccount(context: BrowserContext, cards: Cards): Promise<void> {
  const body = { deviceId: randomUUID(), cursor: 0, events: [], sessions: [] };
  const readIds = async () => {
    const answer = await callAs(context, 'post', '/front-review/sync', body);
    const { words }: ReviewSync = await answer.json();
    return new Set(words.map(({ wordId }) => wordId));
  };
  await expect.poll(readIds).toEqual(new Set(Object.keys(cards)));
}
