import pg from 'pg';

/** Whoever prepares what comes once pays for nothing. */
const oftenEnough = 3;
/** Texts that are made up from their values would fill the memory of the database. */
const maxNames = 500;

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
    if (this.#names.size >= maxNames) return undefined;
    const comings = (this.#comings.get(text) ?? 0) + 1;
    if (this.#comings.size > maxNames * oftenEnough) this.#comings.clear();
    this.#comings.set(text, comings);
    if (comings < oftenEnough) return undefined;
    const name = `repeated_${this.#names.size + 1}`;
    this.#comings.delete(text);
    this.#names.set(text, name);
    return name;
  }
}

/** A class of connections that have the server prepare the statements that come again. */
export function preparingClient(names = new StatementNames()): typeof pg.Client {
  return class PreparingClient extends pg.Client {
    override query(statement: unknown, ...rest: unknown[]): never {
      return Reflect.apply(super.query, this, [named(statement, names), ...rest]) as never;
    }
  };
}

/** A mere text, such as `begin`, is nothing to plan. */
function named(statement: unknown, names: StatementNames): unknown {
  if (!hasText(statement)) return statement;
  const name = names.nameOf(statement.text);
  return name === undefined ? statement : { ...statement, name };
}

function hasText(statement: unknown): statement is { text: string } {
  return typeof statement === 'object' && statement !== null && 'text' in statement;
}
