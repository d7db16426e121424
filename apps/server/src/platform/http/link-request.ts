/** What a link request asks for, whoever the parent is. */
export type LinkRequest =
  | { childId: string }
  | { childIds: readonly string[] }
  | { children: readonly { id: string; link: boolean }[] };

export interface LinkedAndUnlinked {
  linkIds: string[];
  unlinkIds: string[];
}

/** Each child once, where it is first named; named twice, it is linked or not as it says last. */
export function linkedAndUnlinked(request: LinkRequest): LinkedAndUnlinked {
  const isLinked = new Map(childrenOf(request).map(({ id, link }) => [id, link]));
  const idsThatAre = (link: boolean) =>
    [...isLinked].filter(([, isSo]) => isSo === link).map(([id]) => id);
  return { linkIds: idsThatAre(true), unlinkIds: idsThatAre(false) };
}

function childrenOf(request: LinkRequest): readonly { id: string; link: boolean }[] {
  if ('children' in request) return request.children;
  const ids = 'childIds' in request ? request.childIds : [request.childId];
  return ids.map((id) => ({ id, link: true }));
}
