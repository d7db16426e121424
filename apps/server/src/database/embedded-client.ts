import {
  messages,
  PGlite,
  type PGliteOptions,
  parse,
  protocol,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';
import { StatementNames } from './statement-names.ts';

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

interface Prepared {
  parameterTypes: number[];
  /** What its rows look like: nobody need ask again. */
  description: Message[];
}

/** The embedded database, which prepares the statements that come again and then runs them at once. */
export class EmbeddedClient extends PGlite {
  readonly #names = new StatementNames();
  readonly #prepared = new Map<string, Prepared>();

  static async open(options: PGliteOptions): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(options);
    await client.waitReady;
    return client;
  }

  override async query<Row>(
    text: string,
    values: unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results<Row>> {
    const name = this.#names.nameOf(text);
    if (name === undefined) return super.query(text, values, options);
    await this._checkReady();
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(() => this.#run<Row>({ name, text }, values, options)),
    );
  }

  async #run<Row>(
    statement: { name: string; text: string },
    values: readonly unknown[],
    options: QueryOptions | undefined,
  ): Promise<Results<Row>> {
    const prepared = this.#prepared.get(statement.name) ?? (await this.#prepare(statement));
    const answer = await this.#send(
      serialize.bind({
        statement: statement.name,
        values: values.map((value, index) => this.#textOf(value, prepared.parameterTypes[index])),
      }),
      serialize.execute({}),
    );
    const [result] = parse.parseResults(
      [...prepared.description, ...answer],
      this.parsers,
      options,
    );
    return result as Results<Row>;
  }

  async #prepare({ name, text }: { name: string; text: string }): Promise<Prepared> {
    const answer = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const prepared = {
      parameterTypes: parse.parseDescribeStatementResults(answer),
      description: answer.filter((message) => message instanceof messages.RowDescriptionMessage),
    };
    this.#prepared.set(name, prepared);
    return prepared;
  }

  /** In one go: entering the database costs more than a small message. */
  #send(...steps: Uint8Array[]): Promise<Message[]> {
    return this.execProtocolStream(Buffer.concat([...steps, serialize.sync()]), {});
  }

  #textOf(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    return this.serializers[type]?.(value) ?? String(value);
  }
}

const { serialize } = protocol;
