/** The children that a request links to its parent or unlinks. */
export type LinkRequest =
  | { childId: string }
  | { childIds: readonly string[] }
  | { children: readonly { id: string; link: boolean }[] };

export interface LinkChange {
  linkIds: string[];
  unlinkIds: string[];
}

/** Each child once, in the order of the first mention. The last mention decides. */
export function readLinkChange(request: LinkRequest): LinkChange {
  const isLinked = new Map(listChildren(request).map(({ id, link }) => [id, link]));
  const ids = [...isLinked.keys()];
  return {
    linkIds: ids.filter((id) => isLinked.get(id)),
    unlinkIds: ids.filter((id) => !isLinked.get(id)),
  };
}

function listChildren(request: LinkRequest): readonly { id: string; link: boolean }[] {
  if ('children' in request) return request.children;
  const ids = 'childIds' in request ? request.childIds : [request.childId];
  return ids.map((id) => ({ id, link: true }));
}
