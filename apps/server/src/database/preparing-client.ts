import pg from 'pg';
import { StatementNames } from './statement-names.ts';

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
