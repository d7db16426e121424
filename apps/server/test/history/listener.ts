/** Gathers what a browser is told of changes in its account. */
export class Listener {
  readonly #reader: ReadableStreamDefaultReader<string>;
  #text = '';

  constructor({ body }: Response) {
    if (body === null) throw new Error('No changes are told');
    this.#reader = body.pipeThrough(new TextDecoderStream()).getReader();
    void this.#listen();
  }

  /** What has been told since it was last asked. */
  take(): string {
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
