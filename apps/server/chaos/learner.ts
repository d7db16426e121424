import { randomInt, randomUUID } from 'node:crypto';

/** A list that the server has confirmed. */
export interface AcknowledgedList {
  listId: string;
  words: readonly string[];
}

/** Creates lists as fast as the server responds, and records the responses. */
export class Learner {
  readonly acknowledged: AcknowledgedList[] = [];
  /** The number of failed requests by error code. */
  readonly errors = new Map<string, number>();
  #headers: Record<string, string> = {};

  /** Uses a random address, so that rate limits do not count learners together. */
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

  /** Writes until the signal. A write without a response may or may not have succeeded. */
  async writeUntil(address: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
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
        this.#countError(error);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  /** Counts the acknowledged lists that are missing or incomplete. */
  async countLost(address: string): Promise<number> {
    let lost = 0;
    for (const { listId, words } of this.acknowledged) {
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
    if (!response.ok) throw new RequestError(answer.code ?? String(response.status));
    return answer;
  }

  #countError(error: unknown): void {
    const code = error instanceof RequestError ? error.message : 'no response';
    this.errors.set(code, (this.errors.get(code) ?? 0) + 1);
  }
}

class RequestError extends Error {}
