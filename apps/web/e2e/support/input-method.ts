import { setTimeout } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Learner } from './learner.ts';

/** How a learner operates a quiz. */
export type InputMethod = Keyboard | Touch | Mouse;

export interface Point {
  x: number;
  y: number;
}

export class Keyboard {
  readonly kind = 'keyboard';
  readonly #learner: Learner;

  constructor(learner: Learner) {
    this.#learner = learner;
  }

  press(target: Locator): Promise<void> {
    return this.#learner.activate(target);
  }
}

export class Touch {
  readonly kind = 'touch';
  readonly #page: Page;
  #latest: (Point & { at: number }) | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Taps like a person: a second tap on the same place would else count as the second half of a double tap. */
  async press(target: Locator): Promise<void> {
    const place = await findCenter(target);
    const { x, y, at } = this.#latest ?? { x: -doubleTap.pixels, y: 0, at: 0 };
    const pause = at + doubleTap.milliseconds - Date.now();
    if (Math.hypot(place.x - x, place.y - y) < doubleTap.pixels && pause > 0)
      await setTimeout(pause);
    await target.tap();
    this.#latest = { ...place, at: Date.now() };
  }

  /** Taps at a time in seconds. */
  async tapAt(point: Point, timestamp: number): Promise<void> {
    const session = await this.#page.context().newCDPSession(this.#page);
    for (const type of ['touchStart', 'touchEnd'] as const) {
      const touchPoints = type === 'touchStart' ? [point] : [];
      await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
    }
    await session.detach();
  }

  async swipeLeft(thing: Locator): Promise<void> {
    const { x, y } = await findCenter(thing);
    await this.drag(thing, { x: x - 150, y });
  }

  /** Moves at the speed of a finger: after a fling, the page would ignore the next tap. */
  async drag(thing: Locator, to: Point): Promise<void> {
    const session = await this.#page.context().newCDPSession(this.#page);
    const from = await findCenter(thing);
    const way = between(from, to);
    const start = Date.now() / 1000 - (way.length + 2) * secondsOfStep;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number, at?: Point) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [at],
        timestamp: start + step * secondsOfStep,
      });
    await touch('touchStart', 0, from);
    for (const [done, point] of way.entries()) await touch('touchMove', done + 1, point);
    await touch('touchEnd', way.length + 1);
    await session.detach();
  }
}

export class Mouse {
  readonly kind = 'mouse';
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  press(target: Locator): Promise<void> {
    return target.click();
  }

  async drag(thing: Locator, to: Point): Promise<void> {
    await this.#pull(thing, to);
    await this.#page.mouse.up();
  }

  /** Drops a thing once the page highlights the target: an earlier drop would be lost. */
  async dropOn(thing: Locator, target: Locator): Promise<void> {
    await this.#pull(thing, await findCenter(target));
    await expect(target).toHaveAttribute('data-over');
    await this.#page.mouse.up();
  }

  async #pull(thing: Locator, to: Point): Promise<void> {
    const from = await findCenter(thing);
    await this.#page.mouse.move(from.x, from.y);
    await this.#page.mouse.down();
    for (const { x, y } of between(from, to)) await this.#page.mouse.move(x, y);
  }
}

export async function findCenter(thing: Locator): Promise<Point> {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`Nothing is seen of ${thing}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const doubleTap = { milliseconds: 500, pixels: 24 };

const secondsOfStep = 0.1;

/** The points on the way, which a real pointer passes too. */
const between = (from: Point, to: Point): Point[] =>
  [0.25, 0.5, 0.75, 1].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }));
