import { randomInt, randomUUID } from 'node:crypto';

/** A write that the server has said yes to. */
export interface Acknowledged {
  listId: string;
  words: readonly string[];
}

/** Somebody who makes lists as fast as the server takes them, and remembers what it said. */
export class Learner {
  readonly acknowledged: Acknowledged[] = [];
  /** Answers that said no, by code. */
  readonly refusals = new Map<string, number>();
  #headers: Record<string, string> = {};

  /** Each comes from an address of its own, so that limits by address do not count them together. */
  async signUp(address: string): Promise<void> {
    const name = randomUUID().replaceAll('-', '');
    this.#headers = {
      'content-type': 'application/json',
      'x-forwarded-for': Array.from({ length: 4 }, () => randomInt(1, 250)).join('.'),
    };
    const account = {
      username: `chaos${name}`,
      email: `${name}@example.org`,
      password: `Aa1!${name}`,
      learn: 'eo',
    };
    const { token } = await this.#post<{ token: string }>(address, '/front-auth/sign-up', account);
    this.#headers['authorization'] = `Bearer ${token}`;
  }

  /** Writes until it is told to stop. What is not answered may or may not have been done. */
  async writeUntil(address: string, stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      const words = Array.from({ length: randomInt(2, 12) }, () => `vorto ${randomUUID()}`);
      const list = {
        name: `Listo ${randomUUID()}`,
        langCode: 'eo',
        privacy: 2,
        words: words.map((text) => ({ text })),
      };
      try {
        const { id } = await this.#post<{ id: string }>(address, '/front-list/create', list);
        this.acknowledged.push({ listId: id, words });
      } catch (error) {
        this.#remember(error);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  /** How many of the acknowledged lists are not there, or not whole. */
  async countLost(address: string, since = 0): Promise<number> {
    let lost = 0;
    for (const { listId, words } of this.acknowledged.slice(since)) {
      const list = await this.#post<{ wordFeed: { data: { text: string }[] } }>(
        address,
        '/front-list/entity',
        { id: listId },
      ).catch(() => undefined);
      const texts = list?.wordFeed.data.map(({ text }) => text);
      if (texts?.join() !== words.join()) lost += 1;
    }
    return lost;
  }

  async #post<Answer>(address: string, path: string, body: object): Promise<Answer> {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Answer & { code?: string };
    if (!response.ok) throw new Refused(answer.code ?? String(response.status));
    return answer;
  }

  #remember(error: unknown): void {
    const code = error instanceof Refused ? error.message : 'no answer';
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
}

class Refused extends Error {}
