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

/** What a member says about a word. */
export interface Said {
  privacy: Privacy;
  status: EntryStatus;
  /** The word is public for it. */
  isPublishing: boolean;
  example?: string;
  reason?: string;
}

export type EntryKind = 'translation' | 'image' | 'tag' | 'suggestion';

/** What a member proposes besides: it stands on a word. */
export interface Entry {
  kind: EntryKind;
  mark: string;
  text: string;
  status: EntryStatus;
  isGone?: true;
  reason?: string;
}

/** A list or a table. */
interface Shelf {
  kind: 'list' | 'table';
  id: string;
  privacy: Privacy;
}

const { Approved, Pending } = EntryStatus;

/** Some learners and an admin who deal with the same words, and what each may be told of the others. */
export class History {
  readonly app: TestApp;
  readonly secrets: Secrets;
  readonly langCode = 'eo';
  readonly tranLangCode = 'ia';
  readonly texts: readonly string[];
  readonly members: Member[] = [];
  /** Those who left, of whom what was approved stays. */
  readonly gone: Member[] = [];
  /** How many requests may have changed something. */
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
    if (this.#admin === undefined) throw new Error('The history has not begun');
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

  /** Whether a word is public, as far as what was approved can make it so. */
  isPublic(text: string): boolean {
    return [...this.members, ...this.gone].some(({ said }) => said.get(text)?.isPublishing);
  }

  /** Notes what is approved about a word, and what becomes public with it. */
  publish(said: Said, text: string): void {
    said.isPublishing = true;
    this.#everPublic.add(text);
  }

  /** Whom what a member says about a word may reach. */
  audienceOf({ privacy, status }: Said): Audience {
    if (privacy === Privacy.Private) return 'nobody';
    return status === Approved ? 'everybody' : 'admins';
  }

  /** Whom a word of a text that others do not have may reach. */
  audienceOfText(member: Member, text: string): Audience {
    if (this.isPublic(text)) return 'everybody';
    return member.said.get(text)?.privacy === Privacy.Public ? 'admins' : 'nobody';
  }

  /** Whom an entry may reach. Nobody judges what stands on a word that its author keeps private. */
  audienceOfEntry(member: Member, { text, status, isGone }: Entry): Audience {
    if (isGone) return 'nobody';
    if (status === Approved) return 'everybody';
    const isOpen = this.#everPublic.has(text) || member.said.get(text)?.privacy === Privacy.Public;
    return isOpen ? 'admins' : 'nobody';
  }

  /** Keeps the id of a member's own word secret until the word is public. */
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

  /** The id under which a member sees a word, if they see it. */
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

  /** Posts as a member. A refusal changes nothing, and answers nothing. */
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

  /** Lets a member delete their account, and somebody new take their place. */
  async replace(member: Member): Promise<void> {
    const left = await this.post(member, routes.user.delete, { password });
    if (left === undefined) throw new Error('An account was not deleted');
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

/** What was not approved goes with its author. */
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
