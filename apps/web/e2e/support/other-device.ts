import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect } from '@playwright/test';
import { callAs } from './call-as.ts';

/** An answer or a mark, as the API takes it. */
export interface Event extends ReturnType<typeof moment> {
  kind: 'answer' | 'mark';
  mark?: 'known' | 'saved';
  [detail: string]: unknown;
}

/** An answer to a word on another device. */
export const buildAnswer = (wordId: string, at: string, verdict: 'exact' | 'wrong'): Event => ({
  ...moment(wordId, at),
  kind: 'answer',
  code: 'cards',
  asks: 'meaning',
  verdict,
  answer: '',
  milliseconds: 2_000,
});

/** A mark of a word on another device. */
export const buildMark = (wordId: string, at: string, mark: 'known' | 'saved'): Event => ({
  ...moment(wordId, at),
  kind: 'mark',
  mark,
});

const moment = (wordId: string, at: string) => ({
  id: randomUUID(),
  wordId,
  at,
  day: at.slice(0, 10),
});

/** Sends what the learner of a browser has done on another device. */
export async function sendFromOtherDevice(context: BrowserContext, events: Event[]): Promise<void> {
  const body = { deviceId: randomUUID(), cursor: 0, events, sessions: [] };
  const answer = await callAs(context, 'post', '/front-review/sync', body);
  expect(answer.status()).toBe(200);
}
