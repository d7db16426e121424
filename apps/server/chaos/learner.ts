import { randomInt, randomUUID } from 'node:crypto';

/** A list that the server has confirmed. */
interface AcknowledgedList {
  listId: string;
  words: readonly string[];
}

/** A mark of a word that the server has confirmed. */
interface AcknowledgedMark {
  wordId: string;
  markedAt: string;
}

/** Creates lists and marks words as fast as the server responds, and records the responses. */
export class Learner {
  readonly #lists: AcknowledgedList[] = [];
  readonly #marks: AcknowledgedMark[] = [];
  #wordIds: string[] = [];
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
    const feed = { langCode: 'de', pageSize: 5 };
    const { data } = await this.#post<{ data: { id: string }[] }>(
      address,
      '/front-word/feed',
      feed,
    );
    this.#wordIds = data.map(({ id }) => id);
  }

  get acknowledged(): number {
    return this.#lists.length + this.#marks.length;
  }

  /** Writes until the signal. A write without a response may or may not have succeeded. */
  async writeUntil(address: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        if (randomInt(2) === 0) await this.#createList(address);
        else await this.#markWord(address);
      } catch (error) {
        this.#countError(error);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  async #createList(address: string): Promise<void> {
    const words = Array.from({ length: randomInt(2, 12) }, () => `vorto ${randomUUID()}`);
    const list = {
      name: `Listo ${randomUUID()}`,
      langCode: 'eo',
      privacy: 2,
      words: words.map((text) => ({ text })),
    };
    const { id } = await this.#post<{ id: string }>(address, '/front-list/create', list);
    this.#lists.push({ listId: id, words });
  }

  async #markWord(address: string): Promise<void> {
    const wordId = this.#wordIds[randomInt(this.#wordIds.length)];
    const mark = { wordId, knowing: randomInt(1, 4), day: new Date().toISOString().slice(0, 10) };
    const { changed } = await this.#post<{ changed: AcknowledgedMark[] }>(
      address,
      '/front-knowing/set',
      mark,
    );
    this.#marks.push(...changed);
  }

  /** Counts the acknowledged lists that are missing or incomplete, and the missing marks. */
  async countLost(address: string): Promise<number> {
    return (await this.#countLostLists(address)) + (await this.#countLostMarks(address));
  }

  async #countLostLists(address: string): Promise<number> {
    let lost = 0;
    for (const { listId, words } of this.#lists) {
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

  async #countLostMarks(address: string): Promise<number> {
    const response = await fetch(`${address}/front-user/export`, { headers: this.#headers });
    const { reviews } = (await response.json()) as {
      reviews: { word: { id: string }; reviewedAt: string }[];
    };
    const stored = new Set(reviews.map(({ word, reviewedAt }) => `${word.id} ${reviewedAt}`));
    return this.#marks.filter(({ wordId, markedAt }) => !stored.has(`${wordId} ${markedAt}`))
      .length;
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
