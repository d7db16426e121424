import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { buildImageFile } from '../image-file.ts';
import { sendRecording } from '../recording.ts';
import { buildWavFile } from '../sound-file.ts';
import { buildForm, sendForm } from '../upload.ts';
import type { Choice, History, Outcome } from './history.ts';
import { type Entry, type Member, newContribution } from './member.ts';

const { Approved, Pending } = EntryStatus;

/** All members upload the same image and the same sound. */
const imageFile = buildImageFile();
const soundFile = buildWavFile({ seconds: 0.3 });

/** Translates a word with a new word. */
export async function translate(history: History, member: Member, { text }: Choice): Outcome {
  const wordId = await history.wordIdOf(member, text);
  if (wordId === undefined) return false;
  const mark = history.secrets.newMark();
  const dest = { text: mark, langCode: history.tranLangCode };
  const answer = await history.post(member, routes.translation.create, [{ wordId, dest }]);
  if (answer === undefined) return false;
  const [created] = (answer as { data: { id: string; dest: { id: string } }[] }).data;
  const contributions = newContribution(Privacy.Public);
  member.contributions.set(mark, contributions);
  const entry: Entry = { kind: 'translation', mark, text, status: Pending };
  history.registerEntry(member, entry, [created?.id ?? '']);
  const authorId = member.user.id;
  for (const token of [mark, created?.dest.id ?? '']) {
    const audience = () => history.audienceOfText(member, mark);
    history.secrets.register(token, { kind: 'new word', authorId, audience });
  }
  return false;
}

export async function tag(history: History, member: Member, { text }: Choice): Outcome {
  const wordId = await history.wordIdOf(member, text);
  if (wordId === undefined) return false;
  const mark = history.secrets.newMark();
  const created = await history.post(member, routes.tag.create, { code: mark });
  const { id: childId } = created as { id: string };
  const entry: Entry = { kind: 'tag', mark, text, status: Pending };
  history.registerEntry(member, entry, [childId]);
  await history.post(member, routes.tag.link, { parentId: wordId, childId });
  return false;
}

export async function upload(history: History, member: Member, { text }: Choice): Outcome {
  const wordId = await history.wordIdOf(member, text);
  if (wordId === undefined) return false;
  const mark = history.secrets.newMark();
  const form = buildForm({ wordId, bytes: await imageFile, source: mark });
  history.writes += 1;
  const response = await sendForm(history.app, form, member.headers);
  if (!response.ok) return false;
  const { id } = (await response.json()) as { id: string };
  history.registerEntry(member, { kind: 'image', mark, text, status: Pending }, [id]);
  return false;
}

export async function record(history: History, member: Member, { text }: Choice): Outcome {
  const wordId = await history.wordIdOf(member, text);
  if (wordId === undefined) return false;
  const mark = history.secrets.newMark();
  history.writes += 1;
  const sent = { wordId, bytes: soundFile, speaker: mark };
  const response = await sendRecording(history.app, sent, member.headers);
  if (!response.ok) return false;
  const { id } = (await response.json()) as { id: string };
  history.registerEntry(member, { kind: 'recording', mark, text, status: Pending }, [id]);
  return false;
}

export async function suggest(history: History, member: Member, { text }: Choice): Outcome {
  const wordId = await history.wordIdOf(member, text);
  if (wordId === undefined) return false;
  const mark = history.secrets.newMark();
  const suggestion = { wordId, langCode: history.tranLangCode, text: mark };
  const answer = await history.post(member, routes.quiz.suggest, suggestion);
  if (answer === undefined) return false;
  const { id } = answer as { id: string };
  history.registerEntry(member, { kind: 'suggestion', mark, text, status: Pending }, [id]);
  return false;
}

/** Withdraws the last translation, tag, image or recording. */
export async function withdrawEntry(history: History, member: Member, { text }: Choice): Outcome {
  const entry = member.entries.findLast(
    (one) => one.text === text && !one.isDeleted && one.kind !== 'suggestion',
  );
  if (entry === undefined || !(await requestWithdrawal(history, member, entry))) return false;
  const wasPublic = entry.status === Approved;
  // An approved tag stays, because other words may have it.
  if (entry.kind !== 'tag' || !wasPublic) entry.isDeleted = true;
  return wasPublic;
}

async function requestWithdrawal(history: History, member: Member, entry: Entry): Promise<boolean> {
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
  if (own.kind === 'word') return false;
  const route = routes[own.kind].delete;
  return (await history.post(member, route, { id: own.id })) !== undefined;
}
