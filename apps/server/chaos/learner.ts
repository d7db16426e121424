import { randomInt, randomUUID } from 'node:crypto';
import { v7 as newId } from 'uuid';

/** A list as the learner sends it. */
interface SentList {
  id: string;
  name: string;
  langCode: string;
  privacy: number;
  words: readonly { text: string }[];
}

interface Mark {
  wordId: string;
  markedAt: string;
}

/** Creates lists and marks words as fast as the server responds, and repeats a list that got no response. */
export class Learner {
  readonly #lists: SentList[] = [];
  readonly #marks: Mark[] = [];
  #unanswered: SentList | undefined;
  #wordIds: string[] = [];
  /** The codes of failed requests. */
  readonly errors = new Set<string>();
  #headers: Record<string, string> = {};

  /** Uses a random address, so that rate limits do not count learners together. */
  async signUp(address: string): Promise<void> {
    const name = randomUUID().replaceAll('-', '');
    this.#headers = {
      'content-type': 'application/json',
      'x-forwarded-for': Array.from({ length: 4 }, () => randomInt(1, 250)).join('.'),
    };
    const { token } = await this.#post<{ token: string }>(address, '/front-auth/sign-up', {
      username: `chaos${name}`,
      email: `${name}@example.org`,
      password: `Aa1!${name}`,
      learn: 'eo',
    });
    this.#headers['authorization'] = `Bearer ${token}`;
    const request = { langCode: 'de', pageSize: 5 };
    const feed = await this.#post<{ data: { id: string }[] }>(address, '/front-word/feed', request);
    this.#wordIds = feed.data.map(({ id }) => id);
  }

  get acknowledged(): number {
    return this.#lists.length + this.#marks.length;
  }

  async writeUntil(address: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        if (this.#unanswered || randomInt(2) === 0) await this.#createList(address);
        else await this.#markWord(address);
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

  async #markWord(address: string): Promise<void> {
    const wordId = this.#wordIds[randomInt(this.#wordIds.length)];
    const mark = { wordId, knowing: randomInt(1, 4), day: new Date().toISOString().slice(0, 10) };
    const path = '/front-knowing/set';
    const { changed } = await this.#post<{ changed: Mark[] }>(address, path, mark);
    this.#marks.push(...changed);
  }

  /** Repeats an unanswered list. Counts the acknowledged lists that are missing or incomplete, and the missing marks. */
  async countLost(address: string): Promise<number> {
    if (this.#unanswered) await this.#createList(address);
    return (await this.#countLostLists(address)) + (await this.#countLostMarks(address));
  }

  /** Counts lists that exist twice. */
  async countTwice(address: string): Promise<number> {
    const { total } = await this.#post<{ total: number }>(address, '/front-list/feed', {
      own: true,
    });
    return Math.max(0, total - this.#lists.length);
  }

  async #countLostLists(address: string): Promise<number> {
    let lost = 0;
    for (const { id, words } of this.#lists) {
      const list = await this.#post<{ wordFeed: { data: { text: string }[] } }>(
        address,
        '/front-list/entity',
        { id },
      ).catch(() => undefined);
      const texts = list?.wordFeed.data.map(({ text }) => text);
      if (texts?.join() !== words.map(({ text }) => text).join()) lost += 1;
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
    const init = { method: 'POST', headers: this.#headers, body: JSON.stringify(body) };
    const response = await fetch(address + path, init);
    const answer = (await response.json()) as Answer & { code?: string };
    if (!response.ok) throw new RequestError(answer.code ?? String(response.status));
    return answer;
  }
}

class RequestError extends Error {}
