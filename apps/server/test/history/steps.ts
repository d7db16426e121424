import { routes } from '@wordhoard/contract';
import { EntryStatus, Knowing, Privacy } from '@wordhoard/contract/enumeration';
import { buildImageFile } from '../image-file.ts';
import { today } from '../quiz.ts';
import { formOf, sendForm } from '../upload.ts';
import type { Entry, EntryKind, History, Member, Said } from './history.ts';
import { newSaid } from './history.ts';

/** One action of a member on one of the two words. */
export interface Step {
  act: Act;
  by: number;
  text: number;
  privacy: Privacy;
}

type Act = keyof typeof acts;

/** Whether the action may change what everybody sees. */
type Outcome = Promise<boolean>;

const { Approved, Pending, Rejected } = EntryStatus;
const picture = buildImageFile();

/** All members upload the same image. */
const bytesOfImage = () => picture;

export async function take(history: History, { act, by, text, privacy }: Step): Outcome {
  const member = history.members[by];
  const chosen = history.texts[text];
  if (member === undefined || chosen === undefined)
    throw new Error('The step names no member or no word');
  return acts[act](history, member, { text: chosen, privacy });
}

interface Choice {
  text: string;
  privacy: Privacy;
}

const acts = {
  say,
  save,
  setPrivacy,
  withdrawWord,
  translate,
  tag,
  upload,
  suggest,
  withdrawEntry,
  saveList: (history: History, member: Member, choice: Choice) =>
    saveCollection(history, member, 'list', choice),
  saveTable: (history: History, member: Member, choice: Choice) =>
    saveCollection(history, member, 'table', choice),
  importWords,
  approveWord: (history: History, member: Member, choice: Choice) =>
    decideWord(history, member, choice.text, Approved),
  rejectWord: (history: History, member: Member, choice: Choice) =>
    decideWord(history, member, choice.text, Rejected),
  approveEntry: (history: History, member: Member) => decideEntry(history, member, Approved),
  rejectEntry: (history: History, member: Member) => decideEntry(history, member, Rejected),
  leave,
};

export const actNames = Object.keys(acts) as Act[];

/** Creates a word with an example, or changes the example. */
async function say(history: History, member: Member, { text, privacy }: Choice): Outcome {
  const { langCode, secrets } = history;
  const own = member.said.get(text);
  const id = await history.wordIdOf(member, text);
  const mark = secrets.newMark();
  const example = `Frazo ${mark}.`;
  const answer = (await (own && id
    ? history.post(member, routes.word.update, { id, example, privacy })
    : history.post(member, routes.word.create, { langCode, text, example, privacy }))) as
    | { id: string }
    | undefined;
  if (answer === undefined) return false;
  const wasPublic = own?.isPublishing === true || own?.status === Approved;
  const said = own ?? newSaid(privacy);
  member.said.set(text, said);
  Object.assign(said, { privacy, status: Pending, example: mark });
  if (privacy === Privacy.Private) said.isPublishing = false;
  secrets.keep(mark, {
    kind: 'example',
    authorId: member.user.id,
    audience: () => (said.example === mark ? history.audienceOf(said) : 'nobody'),
  });
  history.keepWordId(member, answer.id, text);
  return wasPublic;
}

/** Saves a word to learn. The public words that a learner saved are public. */
async function save(history: History, member: Member, { text }: Choice): Outcome {
  const wordId = await history.wordIdOf(member, text);
  if (wordId === undefined) return false;
  const mark = { wordId, knowing: Knowing.Saved, day: today };
  await history.post(member, routes.knowing.set, mark);
  return history.isPublic(text);
}

async function setPrivacy(history: History, member: Member, { text, privacy }: Choice): Outcome {
  const own = member.said.get(text);
  const id = own && (await history.wordIdOf(member, text));
  if (own === undefined || id === undefined) return false;
  const answer = await history.post(member, routes.word.update, { id, privacy });
  if (answer === undefined) return false;
  const wasPublic = own.isPublishing || own.status === Approved;
  Object.assign(own, { privacy, status: Pending });
  if (privacy === Privacy.Private) own.isPublishing = false;
  history.keepWordId(member, (answer as { id: string }).id, text);
  return wasPublic;
}

async function withdrawWord(history: History, member: Member, { text }: Choice): Outcome {
  const own = member.said.get(text);
  const id = own && (await history.wordIdOf(member, text));
  if (own === undefined || id === undefined) return false;
  if ((await history.post(member, routes.word.delete, { id })) === undefined) return false;
  const wasPublic = own.isPublishing || own.status === Approved;
  withdraw(own);
  member.said.delete(text);
  return wasPublic;
}

function withdraw(said: Said): void {
  Object.assign(said, { privacy: Privacy.Private, status: Pending, isPublishing: false });
  delete said.reason;
}

/** Translates a word with a new word. */
async function translate(history: History, member: Member, { text }: Choice): Outcome {
  const wordId = await history.wordIdOf(member, text);
  if (wordId === undefined) return false;
  const mark = history.secrets.newMark();
  const dest = { text: mark, langCode: history.tranLangCode };
  const answer = await history.post(member, routes.translation.create, [{ wordId, dest }]);
  if (answer === undefined) return false;
  const [created] = (answer as { data: { id: string; dest: { id: string } }[] }).data;
  const said = newSaid(Privacy.Public);
  member.said.set(mark, said);
  const entry: Entry = { kind: 'translation', mark, text, status: Pending };
  history.keepEntry(member, entry, [created?.id ?? '']);
  const authorId = member.user.id;
  for (const token of [mark, created?.dest.id ?? '']) {
    const audience = () => history.audienceOfText(member, mark);
    history.secrets.keep(token, { kind: 'new word', authorId, audience });
  }
  return false;
}

async function tag(history: History, member: Member, { text }: Choice): Outcome {
  const wordId = await history.wordIdOf(member, text);
  if (wordId === undefined) return false;
  const mark = history.secrets.newMark();
  const created = await history.post(member, routes.tag.create, { code: mark });
  const { id: childId } = created as { id: string };
  const entry: Entry = { kind: 'tag', mark, text, status: Pending };
  history.keepEntry(member, entry, [childId]);
  await history.post(member, routes.tag.link, { parentId: wordId, childId });
  return false;
}

async function upload(history: History, member: Member, { text }: Choice): Outcome {
  const wordId = await history.wordIdOf(member, text);
  if (wordId === undefined) return false;
  const mark = history.secrets.newMark();
  const form = formOf({ wordId, bytes: await bytesOfImage(), source: mark });
  history.writes += 1;
  const response = await sendForm(history.app, form, member.headers);
  if (!response.ok) return false;
  const { id } = (await response.json()) as { id: string };
  history.keepEntry(member, { kind: 'image', mark, text, status: Pending }, [id]);
  return false;
}

async function suggest(history: History, member: Member, { text }: Choice): Outcome {
  const wordId = await history.wordIdOf(member, text);
  if (wordId === undefined) return false;
  const mark = history.secrets.newMark();
  const suggestion = { wordId, langCode: history.tranLangCode, text: mark };
  const answer = await history.post(member, routes.quiz.suggest, suggestion);
  if (answer === undefined) return false;
  const { id } = answer as { id: string };
  history.keepEntry(member, { kind: 'suggestion', mark, text, status: Pending }, [id]);
  return false;
}

/** Withdraws the last translation, tag or image. */
async function withdrawEntry(history: History, member: Member, { text }: Choice): Outcome {
  const entry = member.entries.findLast(
    (one) => one.text === text && !one.isGone && one.kind !== 'suggestion',
  );
  if (entry === undefined || !(await isWithdrawn(history, member, entry))) return false;
  const wasPublic = entry.status === Approved;
  // An approved tag stays, because other words may have it.
  if (entry.kind !== 'tag' || !wasPublic) entry.isGone = true;
  return wasPublic;
}

async function isWithdrawn(history: History, member: Member, entry: Entry): Promise<boolean> {
  const contributions = await history.app.call(
    routes.user.contributions,
    { pageSize: 100 },
    member.headers,
  );
  const own = contributions.data.find(
    (one) => one.kind === entry.kind && JSON.stringify(one).includes(entry.mark),
  );
  if (own === undefined) return false;
  if (own.kind === 'tag') {
    const children = [{ id: own.tag.id, link: false }];
    const body = { parentId: own.word.id, children };
    return (await history.post(member, routes.tag.link, body)) !== undefined;
  }
  const route = own.kind === 'image' ? routes.image.delete : routes.translation.delete;
  return (await history.post(member, route, { id: own.id })) !== undefined;
}

/** Creates a list or a table with a word, or changes its privacy. */
async function saveCollection(
  history: History,
  member: Member,
  kind: 'list' | 'table',
  { text, privacy }: Choice,
): Outcome {
  const shelf = member.shelves.find((one) => one.kind === kind);
  if (shelf === undefined) return createShelf(history, member, kind, text);
  const wasPublic = shelf.privacy === Privacy.Public;
  const route = routes[kind].update;
  if ((await history.post(member, route, { id: shelf.id, privacy })) === undefined) return false;
  shelf.privacy = privacy;
  if (privacy === Privacy.Public) proposeAll(member);
  return wasPublic || privacy === Privacy.Public;
}

async function createShelf(
  history: History,
  member: Member,
  kind: 'list' | 'table',
  text: string,
): Outcome {
  const { langCode, secrets } = history;
  const mark = secrets.newMark();
  const wordId = await history.wordIdOf(member, text);
  const words = wordId === undefined ? [] : [{ id: wordId }];
  const draft = { name: mark, langCode, privacy: Privacy.Private };
  const columns = [
    { name: mark, langCode: null },
    { name: 'As-formo', langCode },
  ];
  const body =
    kind === 'list'
      ? { ...draft, words }
      : { ...draft, columns, rows: [[{ label: mark }, { words }]] };
  const answer = await history.post(member, routes[kind].create, body);
  if (answer === undefined) return false;
  const { id } = answer as { id: string };
  const shelf = { kind, id, privacy: Privacy.Private as Privacy };
  member.shelves.push(shelf);
  const audience = () => (shelf.privacy === Privacy.Public ? 'everybody' : 'nobody');
  for (const token of [mark, id]) {
    secrets.keep(token, { kind, authorId: member.user.id, audience });
  }
  return false;
}

/** Public use makes contributions public, unless they have an example. */
function proposeAll({ said }: Member): void {
  for (const one of said.values()) {
    if (one.example === undefined) one.privacy = Privacy.Public;
  }
}

/** Imports one of the words and a new one. */
async function importWords(history: History, member: Member, choice: Choice): Outcome {
  const list = member.shelves.find(({ kind }) => kind === 'list');
  if (list === undefined) return saveCollection(history, member, 'list', choice);
  const { text } = choice;
  const mark = history.secrets.newMark();
  const body = { listId: list.id, text: `${text}\n${mark}\n` };
  if ((await history.post(member, routes.list.import, body)) === undefined) return false;
  for (const imported of [text, mark]) {
    const said = member.said.get(imported) ?? newSaid(list.privacy);
    if (said.example === undefined) said.privacy = Math.min(said.privacy, list.privacy) as Privacy;
    member.said.set(imported, said);
  }
  const audience = () => history.audienceOfText(member, mark);
  history.secrets.keep(mark, { kind: 'new word', authorId: member.user.id, audience });
  return list.privacy === Privacy.Public;
}

async function decideWord(
  history: History,
  member: Member,
  text: string,
  status: typeof Approved | typeof Rejected,
): Outcome {
  const judged = await findJudged(history, member, 'word', text);
  if (judged === undefined) return false;
  const said = member.said.get(text);
  if (said === undefined || said.privacy === Privacy.Private) {
    throw new Error('The moderation queue contains a private entry');
  }
  const reason = status === Rejected ? history.keepReason(member, said) : undefined;
  await decide(history, { kind: 'word', id: judged.id, status, reason });
  said.status = status;
  if (status === Approved) history.publish(said, text);
  else said.isPublishing = false;
  return true;
}

/** Decides about the member's last translation, tag, image or suggestion. */
async function decideEntry(
  history: History,
  member: Member,
  status: typeof Approved | typeof Rejected,
): Outcome {
  const entry = member.entries.findLast(({ isGone }) => !isGone);
  if (entry === undefined) return false;
  const judged = await findJudged(history, member, entry.kind, entry.mark);
  if (judged === undefined) return false;
  if (history.audienceOfEntry(member, entry) === 'nobody') {
    throw new Error('The moderation queue contains a private entry');
  }
  const reason = status === Rejected ? history.keepReason(member, entry) : undefined;
  await decide(history, { kind: entry.kind, id: judged.id, status, reason });
  entry.status = status;
  if (status === Approved) publishWith(history, member, entry);
  return true;
}

/** An approved entry publishes its proposed words. */
function publishWith(history: History, member: Member, { text, mark }: Entry): void {
  for (const name of [text, mark]) {
    const said = member.said.get(name);
    if (said === undefined || said.privacy === Privacy.Private) continue;
    if (said.example === undefined) said.status = Approved;
    history.publish(said, name);
  }
}

/** Finds a member's entry in the moderation queue. */
async function findJudged(
  { app, admin }: History,
  { user }: Member,
  kind: 'word' | EntryKind,
  token: string,
): Promise<{ id: string } | undefined> {
  for (const status of [Pending, Rejected, Approved]) {
    const queue = { kind, status, sort: 0 as const, pageSize: 100 };
    const { data } = await app.call(routes.moderation.feed, queue, admin.headers);
    const found = data.find(
      (entry) =>
        'username' in entry &&
        entry.username === user.username &&
        JSON.stringify(entry).includes(token),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

async function decide(
  history: History,
  decision: {
    kind: 'word' | EntryKind;
    id: string;
    status: typeof Approved | typeof Rejected;
    reason: string | undefined;
  },
): Promise<void> {
  history.writes += 1;
  await history.app.call(routes.moderation.decide, decision, history.admin.headers);
}

async function leave(history: History, member: Member): Outcome {
  await history.replace(member);
  return true;
}
