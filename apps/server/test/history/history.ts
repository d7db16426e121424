import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { buildUser, type User } from '../factory.ts';
import { password, passwordHash } from '../matrix/stage.ts';
import type { TestApp } from '../test-app.ts';
import { Listener } from './listener.ts';
import type { Subject } from './readings.ts';
import type { Audience, Secrets } from './secrets.ts';

export type Headers = Record<string, string>;

export interface Member {
  user: User;
  headers: Headers;
  changes: Listener;
  said: Map<string, Said>;
  entries: Entry[];
  shelves: Shelf[];
}

/** A member's contribution to a word. */
export interface Said {
  privacy: Privacy;
  status: EntryStatus;
  /** The contribution publishes the word. */
  isPublishing: boolean;
  example?: string;
  reason?: string;
}

export type EntryKind = 'translation' | 'image' | 'tag' | 'suggestion';

/** Another entry of a member, which belongs to a word. */
export interface Entry {
  kind: EntryKind;
  mark: string;
  text: string;
  status: EntryStatus;
  isGone?: true;
  reason?: string;
}

interface Shelf {
  kind: 'list' | 'table';
  id: string;
  privacy: Privacy;
}

const { Approved, Pending } = EntryStatus;

/** Learners and an admin who work on the same words, and what each of them may see of the others. */
export class History {
  readonly app: TestApp;
  readonly secrets: Secrets;
  readonly langCode = 'eo';
  readonly tranLangCode = 'ia';
  readonly texts: readonly string[];
  readonly members: Member[] = [];
  /** Members who deleted their accounts. Their approved entries stay. */
  readonly gone: Member[] = [];
  /** The number of requests that may have changed something. */
  writes = 0;
  readonly #everPublic = new Set<string>();
  #admin: { user: User; headers: Headers } | undefined;

  constructor(app: TestApp, secrets: Secrets) {
    this.app = app;
    this.secrets = secrets;
    const name = secrets.newMark().slice('mark'.length);
    this.texts = [`komuna ${name}`, `dividata ${name}`];
  }

  async open(): Promise<void> {
    const { app } = this;
    for (let count = 0; count < 3; count += 1) this.members.push(await this.#join());
    const user = await buildUser(app.database, { role: UserRole.Admin });
    this.#admin = { user, headers: await app.headersOf(user) };
  }

  async close(): Promise<void> {
    for (const { changes } of this.members) await changes.close();
  }

  get admin(): { user: User; headers: Headers } {
    if (this.#admin === undefined) throw new Error('The history is not open');
    return this.#admin;
  }

  get subject(): Subject {
    const { langCode, tranLangCode, texts, members, gone } = this;
    const shelves = [...members, ...gone].flatMap((member) => member.shelves);
    const idsOf = (kind: Shelf['kind']) =>
      shelves.filter((shelf) => shelf.kind === kind).map(({ id }) => id);
    const usernames = members.map(({ user }) => user.username);
    const shelved = { listIds: idsOf('list'), tableIds: idsOf('table') };
    return { langCode, tranLangCode, texts, usernames, ...shelved };
  }

  /** Whether an approved contribution publishes the word. */
  isPublic(text: string): boolean {
    return [...this.members, ...this.gone].some(({ said }) => said.get(text)?.isPublishing);
  }

  /** Records that a contribution publishes a word. */
  publish(said: Said, text: string): void {
    said.isPublishing = true;
    this.#everPublic.add(text);
  }

  /** Who may see a contribution. */
  audienceOf({ privacy, status }: Said): Audience {
    if (privacy === Privacy.Private) return 'nobody';
    return status === Approved ? 'everybody' : 'admins';
  }

  /** Who may see a word whose text only this member has. */
  audienceOfText(member: Member, text: string): Audience {
    if (this.isPublic(text)) return 'everybody';
    return member.said.get(text)?.privacy === Privacy.Public ? 'admins' : 'nobody';
  }

  /** Who may see an entry. Admins do not see entries of private words. */
  audienceOfEntry(member: Member, { text, status, isGone }: Entry): Audience {
    if (isGone) return 'nobody';
    if (status === Approved) return 'everybody';
    const isOpen = this.#everPublic.has(text) || member.said.get(text)?.privacy === Privacy.Public;
    return isOpen ? 'admins' : 'nobody';
  }

  /** Registers the id of a member's personal word as secret until the word is public. */
  keepWordId(member: Member, id: string, text: string): void {
    if (this.#everPublic.has(text)) return;
    this.secrets.keep(id, {
      kind: 'word',
      authorId: member.user.id,
      audience: () =>
        this.#everPublic.has(text) ? 'everybody' : this.audienceOfText(member, text),
    });
  }

  keepEntry(member: Member, entry: Entry, ids: readonly string[]): void {
    member.entries.push(entry);
    const { kind, mark } = entry;
    const authorId = member.user.id;
    for (const token of [mark, ...ids]) {
      const audience = () => this.audienceOfEntry(member, entry);
      this.secrets.keep(token, { kind, authorId, audience });
    }
  }

  keepReason(member: Member, judged: { reason?: string }): string {
    const reason = this.secrets.newMark();
    judged.reason = reason;
    const audience = () => (judged.reason === reason ? 'admins' : 'nobody');
    this.secrets.keep(reason, { kind: 'reason', authorId: member.user.id, audience });
    return reason;
  }

  /** The id of a word that a member sees. */
  async wordIdOf(member: Member, text: string): Promise<string | undefined> {
    const { langCode, app } = this;
    const response = await app.request(routes.word.record.path, {
      method: 'POST',
      headers: member.headers,
      body: JSON.stringify({ langCode, text }),
    });
    if (response.status === 404) return undefined;
    return ((await response.json()) as { id: string }).id;
  }

  /** Posts as a member. Returns undefined if the request is refused. */
  async post(
    { headers }: { headers: Headers },
    { path, method }: { path: string; method: string },
    body: unknown,
  ): Promise<unknown> {
    this.writes += 1;
    const init = { method: method.toUpperCase(), headers, body: JSON.stringify(body) };
    const response = await this.app.request(path, init);
    if (response.status >= 500) throw new Error(`${path} failed: ${await response.text()}`);
    return response.ok ? response.json() : undefined;
  }

  /** Deletes the account of a member, and adds a new member instead. */
  async replace(member: Member): Promise<void> {
    const left = await this.post(member, routes.user.delete, { password });
    if (left === undefined) throw new Error('The account was not deleted');
    forget(member);
    await member.changes.close();
    this.gone.push(member);
    this.members.splice(this.members.indexOf(member), 1, await this.#join());
  }

  async #join(): Promise<Member> {
    const user = await buildUser(this.app.database, { passwordHash: await passwordHash });
    const headers = await this.app.headersOf(user);
    const { path } = routes.user.changes;
    const changes = new Listener(await this.app.request(path, { headers }));
    return { user, headers, changes, said: new Map(), entries: [], shelves: [] };
  }
}

export const newSaid = (privacy: Privacy): Said => ({
  privacy,
  status: Pending,
  isPublishing: false,
});

/** Entries that are not approved are deleted with the account. */
function forget({ said, entries, shelves }: Member): void {
  for (const one of said.values()) {
    delete one.reason;
    if (one.status !== Approved) one.privacy = Privacy.Private;
  }
  for (const entry of entries) {
    delete entry.reason;
    if (entry.status !== Approved) entry.isGone = true;
  }
  for (const shelf of shelves) shelf.privacy = Privacy.Private;
  shelves.length = 0;
}
