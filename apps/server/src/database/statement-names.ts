/** Whoever prepares what comes once pays for nothing. */
const oftenEnough = 3;
/** Texts that are made up from their values would fill the memory of the database. */
const mostNames = 500;

/**
 * Names for the statements that come again, under which the database keeps how it understood and
 * planned them. The same text has the same name on every connection.
 */
export class StatementNames {
  readonly #comings = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** Nothing, as long as it is not worth it. */
  nameOf(text: string): string | undefined {
    return this.#names.get(text) ?? this.#nameAfter(text);
  }

  #nameAfter(text: string): string | undefined {
    if (this.#names.size >= mostNames) return undefined;
    const comings = (this.#comings.get(text) ?? 0) + 1;
    if (this.#comings.size > mostNames * oftenEnough) this.#comings.clear();
    this.#comings.set(text, comings);
    if (comings < oftenEnough) return undefined;
    const name = `repeated_${this.#names.size + 1}`;
    this.#comings.delete(text);
    this.#names.set(text, name);
    return name;
  }
}
