import { type AccountChange, routes } from '@wordhoard/contract';
import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';

/** Reads the event stream of an account. */
export class EventReader {
  readonly #reader: ReadableStreamDefaultReader<EventSourceMessage>;

  constructor(response: Response) {
    if (response.status !== 200 || response.body === null) {
      throw new Error(`The event stream failed with ${response.status}`);
    }
    this.#reader = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
      .getReader();
  }

  /** The next change, or undefined once the connection has ended. */
  async next(): Promise<AccountChange | undefined> {
    const { done, value } = await this.#reader.read();
    return done ? undefined : schema.parse(JSON.parse(value.data));
  }

  close(): Promise<void> {
    return this.#reader.cancel();
  }
}

const { schema } = routes.user.changes.responses[200].content['text/event-stream'];
