/** Who may see a learner's text, besides the learner. */
export type Audience = 'nobody' | 'admins' | 'everybody';

/** The reader of a response. An anonymous reader has no id. */
export interface Reader {
  id: string | undefined;
  isAdmin: boolean;
}

interface Secret {
  kind: string;
  authorId: string;
  /** Whether a reader has contributed the same. */
  isAlsoBy?: (readerId: string | undefined) => boolean;
  /** Changes with the state of the entry. */
  audience: () => Audience;
}

const tokens = /mark[a-z]{4}(?![a-z])|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The marks in learners' texts and the ids of their entries, with their audience. */
export class Secrets {
  readonly #secrets = new Map<string, Secret>();
  /** The permitted disclosures that occurred, such as `example to admin`. */
  readonly disclosures = new Set<string>();
  #count = 0;

  /** A unique text. */
  newMark(): string {
    this.#count += 1;
    const letters = this.#count.toString(26).padStart(4, '0');
    return `mark${letters.replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))}`;
  }

  register(token: string, secret: Secret): void {
    this.#secrets.set(token, secret);
  }

  /** The secrets in a response that its reader may not see. */
  leaksIn(answer: string, reader: Reader): string[] {
    return [...new Set(answer.match(tokens))].filter((token) => {
      const secret = this.#secrets.get(token);
      if (secret === undefined) return false;
      if (!maySee(reader, secret)) return true;
      this.disclosures.add(`${secret.kind} to ${getRole(reader, secret)}`);
      return false;
    });
  }

  kindOf(token: string): string {
    return this.#secrets.get(token)?.kind ?? '';
  }
}

function maySee(reader: Reader, { authorId, isAlsoBy, audience }: Secret): boolean {
  if (reader.id === authorId || isAlsoBy?.(reader.id)) return true;
  const readers = audience();
  return readers === 'everybody' || (readers === 'admins' && reader.isAdmin);
}

function getRole(reader: Reader, { authorId }: Secret): string {
  if (reader.id === authorId) return 'author';
  return reader.isAdmin ? 'admin' : 'other';
}
