import { randomInt, randomUUID } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { PracticeDevice } from './practice-device.ts';

/** A list as the learner sends it. */
interface SentList {
  id: string;
  name: string;
  langCode: string;
  privacy: number;
  words: readonly { text: string }[];
}

/** Creates lists and practises words as fast as the server responds, and repeats what got no response. */
export class Learner {
  readonly #lists: SentList[] = [];
  readonly #devices: readonly PracticeDevice[];
  #unanswered: SentList | undefined;
  /** The codes of failed requests. */
  readonly errors = new Set<string>();
  #headers: Record<string, string> = {};
  readonly #name = randomUUID().replaceAll('-', '');
  readonly email = `${this.#name}@example.org`;

  constructor(devices = 1) {
    this.#devices = Array.from(
      { length: devices },
      () => new PracticeDevice((address, body) => this.#post(address, '/front-review/sync', body)),
    );
  }

  /** Uses a random address, so that rate limits do not count learners together. */
  async signUp(address: string): Promise<void> {
    this.#headers = {
      'content-type': 'application/json',
      'x-forwarded-for': Array.from({ length: 4 }, () => randomInt(1, 250)).join('.'),
    };
    const { token } = await this.#post<{ token: string }>(address, '/front-auth/sign-up', {
      username: `chaos${this.#name}`,
      email: this.email,
      password: `Aa1!${this.#name}`,
      learn: 'eo',
    });
    this.#headers['authorization'] = `Bearer ${token}`;
    const request = { langCode: 'de', pageSize: 5 };
    const feed = await this.#post<{ data: { id: string }[] }>(address, '/front-word/feed', request);
    for (const device of this.#devices) device.wordIds = feed.data.map(({ id }) => id);
  }

  /** Lets a background job mail a link. */
  async forgetPassword(address: string): Promise<void> {
    await this.#post(address, '/front-auth/forgot-password', { email: this.email });
  }

  get acknowledged(): number {
    return this.#devices.reduce((sum, { acknowledged }) => sum + acknowledged, this.#lists.length);
  }

  /** The devices write at the same time. Only the first one creates lists. */
  async writeUntil(address: string, signal: AbortSignal): Promise<void> {
    await Promise.all(
      this.#devices.map((device, index) => this.#writeOn(device, index === 0, address, signal)),
    );
  }

  async #writeOn(
    device: PracticeDevice,
    createsLists: boolean,
    address: string,
    signal: AbortSignal,
  ): Promise<void> {
    while (!signal.aborted) {
      try {
        if (createsLists && (this.#unanswered || randomInt(2) === 0))
          await this.#createList(address);
        else await device.practise(address);
      } catch (error) {
        this.errors.add(error instanceof RequestError ? error.message : 'no response');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  async #createList(address: string): Promise<void> {
    this.#unanswered ??= {
      id: newId(),
      name: `Listo ${randomUUID()}`,
      langCode: 'eo',
      privacy: 2,
      words: Array.from({ length: randomInt(2, 12) }, () => ({ text: `vorto ${randomUUID()}` })),
    };
    await this.#post(address, '/front-list/create', this.#unanswered);
    this.#lists.push(this.#unanswered);
    this.#unanswered = undefined;
  }

  /** Repeats what got no response. Counts the lists that are missing or incomplete, and the events that a device or the server lacks. */
  async countLost(address: string): Promise<number> {
    if (this.#unanswered) await this.#createList(address);
    for (const device of this.#devices) await device.finish(address);
    let lost = await this.#countLostLists(address);
    for (const device of this.#devices) lost += await device.countLost(address);
    return lost;
  }

  /** Counts lists and events that exist twice. */
  async countTwice(address: string): Promise<number> {
    const { total } = await this.#post<{ total: number }>(address, '/front-list/feed', {
      own: true,
    });
    const twice = (await this.#devices[0]?.countTwice(address)) ?? 0;
    return Math.max(0, total - this.#lists.length) + twice;
  }

  async #countLostLists(address: string): Promise<number> {
    let lost = 0;
    for (const { id, words } of this.#lists) {
      const list = await this.#post<{ wordFeed: { data: { text: string }[] } }>(
        address,
        '/front-list/entity',
        { id },
      ).catch(undefinedIfMissing);
      const texts = list?.wordFeed.data.map(({ text }) => text);
      if (texts?.join() !== words.map(({ text }) => text).join()) lost += 1;
    }
    return lost;
  }

  async #post<Answer>(address: string, path: string, body: object): Promise<Answer> {
    const init = { method: 'POST', headers: this.#headers, body: JSON.stringify(body) };
    const response = await fetch(address + path, init);
    const answer = (await response.json()) as Answer & { code?: string };
    if (!response.ok) throw new RequestError(answer.code ?? String(response.status));
    return answer;
  }
}

/** The message is the code of the response. */
export class RequestError extends Error {}

function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof RequestError) || error.message !== 'NotFound') throw error;
}
