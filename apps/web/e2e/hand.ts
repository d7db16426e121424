import type { Locator, Page } from '@playwright/test';
import type { Learner } from './learner.ts';

/** What a learner plays with: keys alone, or something that presses and drags. */
export type Hand = Keys | Finger | Mouse;

export interface Point {
  x: number;
  y: number;
}

/** What there is to play with: a phone has a screen to touch, and a desktop a mouse. */
export const handsOf = (learner: Learner, hasTouch: boolean): readonly Hand[] =>
  hasTouch ? [new Keys(learner), new Finger(learner.page)] : [new Mouse(learner.page)];

export class Keys {
  readonly kind = 'keys';
  readonly #learner: Learner;

  constructor(learner: Learner) {
    this.#learner = learner;
  }

  press(target: Locator): Promise<void> {
    return this.#learner.follow(target);
  }
}

class Finger {
  readonly kind = 'finger';
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  press(target: Locator): Promise<void> {
    return target.tap();
  }

  async swipeLeft(thing: Locator): Promise<void> {
    const { x, y } = await middleOf(thing);
    await this.drag(thing, { x: x - 150, y });
  }

  /** As slowly as a finger, however quick the machine: a flung page would not hear the next tap. */
  async drag(thing: Locator, to: Point): Promise<void> {
    const session = await this.#page.context().newCDPSession(this.#page);
    const from = await middleOf(thing);
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

class Mouse {
  readonly kind = 'mouse';
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  press(target: Locator): Promise<void> {
    return target.click();
  }

  async drag(thing: Locator, to: Point): Promise<void> {
    const from = await middleOf(thing);
    await this.#page.mouse.move(from.x, from.y);
    await this.#page.mouse.down();
    for (const { x, y } of between(from, to)) await this.#page.mouse.move(x, y);
    await this.#page.mouse.up();
  }
}

export async function middleOf(thing: Locator): Promise<Point> {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`Nothing is seen of ${thing}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const secondsOfStep = 0.1;

/** A hand passes by on its way. */
const between = (from: Point, to: Point): Point[] =>
  [0.25, 0.5, 0.75, 1].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }));
