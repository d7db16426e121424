import { type AccountChange, routes } from '@wordhoard/contract';

/** A browser that listens to what changes in its account. */
export class EventReader {
  readonly #reader: ReadableStreamDefaultReader<string>;
  #text = '';

  constructor(response: Response) {
    if (response.status !== 200 || response.body === null) {
      throw new Error(`No changes are told: ${response.status}`);
    }
    this.#reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  }

  /** The next change, or nothing once the connection has ended. */
  async next(): Promise<AccountChange | undefined> {
    for (;;) {
      const [event = '', ...rest] = this.#text.split('\n\n');
      if (rest.length > 0) {
        this.#text = rest.join('\n\n');
        if (event.startsWith('data: ')) return schema.parse(JSON.parse(event.slice(6)));
        continue;
      }
      const { done, value } = await this.#reader.read();
      if (done) return undefined;
      this.#text += value;
    }
  }

  close(): Promise<void> {
    return this.#reader.cancel();
  }
}

const { schema } = routes.user.changes.responses[200].content['text/event-stream'];
