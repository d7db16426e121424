import { v7 as newId } from 'uuid';
import type { WaitingEdit } from '../../shared/outbox/waiting-edits.ts';

/** Whether an edit names something by its id. */
export const mentions = ({ body }: Pick<WaitingEdit, 'body'>, id: string): boolean =>
  JSON.stringify(body).includes(`"${id}"`);

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

/** The first edit that can be sent. */
export const findNextEdit = (edits: readonly WaitingEdit[]): WaitingEdit | undefined =>
  edits.find((edit) => edit.refusal === undefined && !isHeld(edit, edits));

/** An id after those of the edits that wait, even if the clock was set back. */
export function newEditId(edits: readonly WaitingEdit[]): string {
  const id = newId();
  const latest = edits.at(-1)?.id ?? '';
  return id > latest ? id : newId({ msecs: readTime(latest) + 1 });
}

/** The milliseconds with which a UUIDv7 begins. */
const readTime = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
