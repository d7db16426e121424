import pg from 'pg';

const minRepetitions = 3;
/** A named statement takes about 80 kB on each connection. */
const maxNames = 60;

/**
 * Names statements that are frequent. PostgreSQL keeps the plans of named statements. The same text
 * has the same name on all connections.
 */
export class StatementNames {
  readonly #prefix: string;
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Returns nothing for a rare text, or if there are too many frequent ones. */
  choose(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= maxNames) return name;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    // Forgets rare texts, so that requests with all combinations of filters do not use up the names.
    if (this.#uses.size >= maxNames) this.#uses.clear();
    this.#uses.set(text, uses);
    return uses < minRepetitions ? undefined : this.#addName(text);
  }

  #addName(text: string): string {
    const name = `${this.#prefix}_${this.#names.size + 1}`;
    this.#uses.delete(text);
    this.#names.set(text, name);
    return name;
  }
}

/**
 * A client that prepares repeated statements, which Drizzle leaves unnamed. It halves the processor
 * time of the database: see docs/decisions/prepared-statements.md.
 */
export function preparingClient(names = new StatementNames('repeated')): typeof pg.Client {
  return class PreparingClient extends pg.Client {
    override query(statement: unknown, ...rest: unknown[]): never {
      return Reflect.apply(super.query, this, [named(statement, names), ...rest]) as never;
    }
  };
}

/** A client that prepares no statements, because a pooler may run each transaction on another connection. */
export class UnpreparedClient extends pg.Client {
  override query(statement: unknown, ...rest: unknown[]): never {
    const unnamed = hasText(statement) ? { ...statement, name: undefined } : statement;
    return Reflect.apply(super.query, this, [unnamed, ...rest]) as never;
  }
}

/** Statements without values, such as `begin`, come as plain strings and stay unnamed. */
function named(statement: unknown, names: StatementNames): unknown {
  if (!hasText(statement) || statement.name !== undefined) return statement;
  const name = names.choose(statement.text);
  return name === undefined ? statement : { ...statement, name };
}

function hasText(statement: unknown): statement is { text: string; name?: string | undefined } {
  return typeof statement === 'object' && statement !== null && 'text' in statement;
}
