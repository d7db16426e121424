/** Collects the events that a browser receives about its account. */
export class Listener {
  readonly #reader: ReadableStreamDefaultReader<string>;
  #text = '';

  constructor({ body }: Response) {
    if (body === null) throw new Error('The response has no body');
    this.#reader = body.pipeThrough(new TextDecoderStream()).getReader();
    void this.#listen();
  }

  /** Returns the events since the last call. */
  read(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }

  close(): Promise<void> {
    return this.#reader.cancel();
  }

  async #listen(): Promise<void> {
    for (;;) {
      const { done, value } = await this.#reader.read();
      if (done) return;
      this.#text += value;
    }
  }
}
