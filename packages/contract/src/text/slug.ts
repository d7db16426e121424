import { foldForSearch } from './normalize.ts';

type CollectionKind = 'list' | 'table';

const maxStemLength = 40;
const minSlugLength = 6;
const idTailLength = 8;

/** Latin transliteration of the Russian letters from `а` on; the hard and soft sign have none. */
const latin = 'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'.split(' ');
const firstCyrillic = 'а'.charCodeAt(0);

/** The slug that a form suggests for a name. It is empty if the name has no letter for it. */
export function suggestSlug(name: string, kind: CollectionKind): string {
  const stem = slugStem(name);
  return stem === '' || stem.length >= minSlugLength ? stem : `${stem}-${kind}`;
}

/** The slug of a collection that is created without one; the end of its id makes it unique. */
export function uniqueSlug(
  name: string,
  { id, kind }: { id: string; kind: CollectionKind },
): string {
  return `${slugStem(name) || kind}-${id.replaceAll('-', '').slice(-idTailLength)}`;
}

const secretStemLength = 30;

/** The slug of an unlisted collection. It ends with the random part of the id, so that nobody can guess it. */
export const secretSlug = (slug: string, id: string): string =>
  hasSecret(slug, id)
    ? slug
    : `${slug.slice(0, secretStemLength).replace(/-$/, '')}-${toSecret(id)}`;

/** The slug of a collection whose link is renewed: the secret part is that of its new id. */
export const renewedSlug = (slug: string, id: string, newId: string): string =>
  secretSlug(hasSecret(slug, id) ? slug.slice(0, -toSecret(id).length - 1) : slug, newId);

const hasSecret = (slug: string, id: string): boolean => slug.endsWith(`-${toSecret(id)}`);

/** A UUIDv7 begins with its time and its version; the rest is random. */
const toSecret = (id: string): string => id.replaceAll('-', '').slice(13);

const slugStem = (name: string): string =>
  foldForSearch(transliterate(name))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, maxStemLength)
    .replace(/-$/, '');

const transliterate = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[а-я]/g, (letter) => latin[letter.charCodeAt(0) - firstCyrillic] ?? '');
