import { routes } from '@wordhoard/contract';
import { CollectionPrivacy, EntryStatus, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { buildUser, type User } from '../factory.ts';
import { password, passwordHash } from '../matrix/stage.ts';
import type { TestApp } from '../test-app.ts';
import { Listener } from './listener.ts';
import {
  type Collection,
  type Contribution,
  type Entry,
  forgetContributions,
  type Headers,
  type Member,
} from './member.ts';
import type { Subject } from './readings.ts';
import type { Audience, Secrets } from './secrets.ts';

/** The word of a step, and a privacy for it. */
export interface Choice {
  text: string;
  privacy: Privacy;
}

/** Whether the step may change what everybody sees. */
export type Outcome = Promise<boolean>;

const { Approved } = EntryStatus;

/** Learners and an admin who work on the same words, and what each of them may see of the others. */
export class History {
  readonly app: TestApp;
  readonly secrets: Secrets;
  readonly langCode = 'eo';
  readonly tranLangCode = 'ia';
  readonly texts: readonly string[];
  readonly members: Member[] = [];
  /** Members who deleted their accounts. Their approved entries stay. */
  readonly formerMembers: Member[] = [];
  /** The number of requests that may have changed something. */
  writes = 0;
  readonly #publicTexts = new Set<string>();
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
    const { langCode, tranLangCode, texts, members, formerMembers } = this;
    const collections = [...members, ...formerMembers].flatMap((member) => [
      ...member.collections,
      ...member.lostCollections,
    ]);
    // Other members do not know the link of an unlisted one.
    const named = collections.filter(({ privacy }) => privacy !== CollectionPrivacy.Unlisted);
    const idsOf = (kind: Collection['kind']) =>
      named.filter((collection) => collection.kind === kind).map(({ id }) => id);
    const usernames = members.map(({ user }) => user.username);
    const collectionIds = { listIds: idsOf('list'), tableIds: idsOf('table') };
    return { langCode, tranLangCode, texts, usernames, ...collectionIds };
  }

  /** Whether an approved contribution publishes the word. */
  isPublic(text: string): boolean {
    return [...this.members, ...this.formerMembers].some(
      ({ contributions }) => contributions.get(text)?.isPublishing,
    );
  }

  /** Records that a contribution publishes a word. */
  publish(contribution: Contribution, text: string): void {
    contribution.isPublishing = true;
    this.#publicTexts.add(text);
  }

  /** Who may see a contribution. */
  audienceOf({ privacy, status }: Contribution): Audience {
    if (privacy === Privacy.Private) return 'nobody';
    return status === Approved ? 'everybody' : 'admins';
  }

  /** Who may see a word whose text only this member has. */
  audienceOfText(member: Member, text: string): Audience {
    if (this.isPublic(text)) return 'everybody';
    return member.contributions.get(text)?.privacy === Privacy.Public ? 'admins' : 'nobody';
  }

  /** Who may see an entry. Admins do not see entries of those who have the word privately. */
  audienceOfEntry(member: Member, { text, status, isDeleted }: Entry): Audience {
    if (isDeleted) return 'nobody';
    if (status === Approved) return 'everybody';
    const contribution = member.contributions.get(text);
    const isOpen = contribution
      ? contribution.privacy === Privacy.Public
      : this.#publicTexts.has(text);
    return isOpen ? 'admins' : 'nobody';
  }

  /**
   * Registers the id of a word. Everybody can compute it, but until the word is public, an answer that contains it tells
   * that somebody has the word.
   */
  registerWordId(member: Member, id: string, text: string): void {
    if (this.#publicTexts.has(text)) return;
    const hasContributed = ({ contributions }: Member) => contributions.has(text);
    this.secrets.register(id, {
      kind: 'word',
      authorId: member.user.id,
      isAlsoBy: (readerId) =>
        this.members.some((one) => one.user.id === readerId && hasContributed(one)),
      audience: () => {
        if (this.#publicTexts.has(text)) return 'everybody';
        const audiences = this.members.map((one) => this.audienceOfText(one, text));
        return audiences.includes('admins') ? 'admins' : 'nobody';
      },
    });
  }

  registerEntry(member: Member, entry: Entry, ids: readonly string[]): void {
    member.entries.push(entry);
    const { kind, mark } = entry;
    const authorId = member.user.id;
    for (const token of [mark, ...ids]) {
      const audience = () => this.audienceOfEntry(member, entry);
      this.secrets.register(token, { kind, authorId, audience });
    }
  }

  registerReason(member: Member, entry: { reason?: string }): string {
    const reason = this.secrets.newMark();
    entry.reason = reason;
    const audience = () => (entry.reason === reason ? 'admins' : 'nobody');
    this.secrets.register(reason, { kind: 'reason', authorId: member.user.id, audience });
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

  /** Deletes the account of a member, and adds a new member. */
  async replace(member: Member): Promise<void> {
    const deleted = await this.post(member, routes.user.delete, { password });
    if (deleted === undefined) throw new Error('The account was not deleted');
    forgetContributions(member);
    await member.changes.close();
    this.formerMembers.push(member);
    this.members.splice(this.members.indexOf(member), 1, await this.#join());
  }

  async #join(): Promise<Member> {
    const user = await buildUser(this.app.database, { passwordHash: await passwordHash });
    const headers = await this.app.headersOf(user);
    const { path } = routes.user.changes;
    const changes = new Listener(await this.app.request(path, { headers }));
    const nothing = { entries: [], collections: [], lostCollections: [] };
    return { user, headers, changes, contributions: new Map(), ...nothing };
  }
}
