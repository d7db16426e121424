import { v7 as newId } from 'uuid';
import type { WaitingEdit } from '../../shared/outbox/waiting-edits.ts';

/** Whether an edit names something by its id. */
export const mentions = ({ body }: Pick<WaitingEdit, 'body'>, id: string): boolean =>
  JSON.stringify(body).includes(`"${id}"`);

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The ids in the body of an edit. */
export const listIds = (body: unknown): string[] => JSON.stringify(body).match(uuid) ?? [];

type Call = Pick<WaitingEdit, 'path' | 'body'>;

/** Whether two edits may change the same thing, so that their order matters. */
function concernSame(one: Call, other: Call): boolean {
  const ids = listIds(one.body);
  return ids.length === 0 ? one.path === other.path : ids.some((id) => mentions(other, id));
}

/** Whether an edit concerns something that another one creates. */
export function dependsOn(edit: WaitingEdit, other: WaitingEdit): boolean {
  return other.id < edit.id && listCreatedIds(other).some((id) => mentions(edit, id));
}

function listCreatedIds({ path, body }: WaitingEdit): string[] {
  if (!path.endsWith('/create')) return [];
  return [body].flat().flatMap((created) => (hasId(created) ? [created.id] : []));
}

const hasId = (body: unknown): body is { id: string } =>
  typeof body === 'object' && body !== null && 'id' in body;

/** Whether an edit waits for one that the server has refused. */
export const isHeld = (edit: WaitingEdit, edits: readonly WaitingEdit[]): boolean =>
  edits.some((other) => other.refusal !== undefined && dependsOn(edit, other));

/** The first edit that can be sent. It overtakes those that have failed, unless they concern the same. */
export function findNextEdit(
  edits: readonly WaitingEdit[],
  failed: readonly WaitingEdit[] = [],
): WaitingEdit | undefined {
  const overtaken = [...failed];
  return edits.find((edit) => {
    if (edit.refusal !== undefined || isHeld(edit, edits)) return false;
    if (!overtaken.some((other) => concernSame(edit, other))) return true;
    overtaken.push(edit);
    return false;
  });
}

/** Whether an edit must wait behind others: a failing one must not undo it later. */
export function mustWait(call: Call, edits: readonly WaitingEdit[]): boolean {
  const failing = edits.filter(({ failures, refusal }) => failures !== undefined && !refusal);
  const edit = { ...call, id: newEditId(edits), names: {} };
  return findNextEdit([...edits, edit], failing) !== edit;
}

/** An id after those of the edits that wait, even if the clock was set back. */
export function newEditId(edits: readonly WaitingEdit[]): string {
  const id = newId();
  const latest = edits.at(-1)?.id ?? '';
  return id > latest ? id : newId({ msecs: readTime(latest) + 1 });
}

/** The milliseconds with which a UUIDv7 begins. */
const readTime = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
