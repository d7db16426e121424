import { randomInt } from 'node:crypto';
import type { ReviewEvent, ReviewSync } from '@wordhoard/contract';
import { v7 as newId } from 'uuid';
import { answerEvent, buildUndo, markEvent } from '../test/review-events.ts';

type Send = (address: string, request: object) => Promise<ReviewSync>;

/** A device that sends the events of its learner, again until they are acknowledged, and gets those of other devices. */
export class PracticeDevice {
  readonly #id = newId();
  readonly #send: Send;
  readonly #sent: ReviewEvent[] = [];
  readonly #received = new Set<string>();
  #waiting: ReviewEvent[] = [];
  #cursor = 0;
  wordIds: string[] = [];

  constructor(send: Send) {
    this.#send = send;
  }

  get acknowledged(): number {
    return this.#sent.length;
  }

  /** Sends new events, with those that got no answer. */
  async practise(address: string): Promise<void> {
    while (this.#waiting.length < 3 || randomInt(3) > 0) this.#waiting.push(this.#nextEvent());
    await this.#sync(address);
  }

  /** Sends what waits. */
  async finish(address: string): Promise<void> {
    while (this.#waiting.length > 0) await this.#sync(address);
  }

  /** @returns whether nothing is left to receive */
  async #sync(address: string): Promise<boolean> {
    const events = this.#waiting.slice(0, 400);
    const request = { deviceId: this.#id, cursor: this.#cursor, events, sessions: [] };
    const { words, cursor, isComplete } = await this.#send(address, request);
    this.#waiting = this.#waiting.slice(events.length);
    this.#sent.push(...events);
    for (const id of listIds(words)) this.#received.add(id);
    this.#cursor = cursor;
    return isComplete;
  }

  #nextEvent(): ReviewEvent {
    const earlier = [...this.#sent, ...this.#waiting].at(-1 - randomInt(4));
    if (earlier !== undefined && earlier.kind !== 'undo' && randomInt(4) === 0)
      return buildUndo(earlier);
    const wordId = this.wordIds[randomInt(this.wordIds.length)] ?? '';
    return randomInt(4) === 0
      ? markEvent(wordId, { mark: randomInt(2) === 0 ? 'known' : 'unknown' })
      : answerEvent(wordId, { verdict: randomInt(3) === 0 ? 'wrong' : 'exact' });
  }

  /** Counts the events of this device that the server lacks, and those of the server that this device lacks. */
  async countLost(address: string): Promise<number> {
    while (!(await this.#sync(address)));
    const stored = new Set(await this.#findIds(address));
    const own = new Set([...this.#sent.map(({ id }) => id), ...this.#received]);
    const lacks = (ids: Set<string>, others: Set<string>) =>
      [...others].filter((id) => !ids.has(id)).length;
    return lacks(stored, own) + lacks(own, stored);
  }

  /** Counts the events that another device gets twice. */
  async countTwice(address: string): Promise<number> {
    const ids = await this.#findIds(address);
    return ids.length - new Set(ids).size;
  }

  /** The ids of the events that a new device gets, page by page. */
  async #findIds(address: string): Promise<string[]> {
    const ids: string[] = [];
    let cursor = 0;
    for (let isComplete = false; !isComplete; ) {
      const request = { deviceId: newId(), cursor, events: [], sessions: [] };
      const page = await this.#send(address, request);
      ids.push(...listIds(page.words));
      ({ cursor, isComplete } = page);
    }
    return ids;
  }
}

const listIds = (words: ReviewSync['words']): string[] =>
  words.flatMap(({ events }) => events.map(({ id }) => id));
