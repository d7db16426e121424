import type { ShelvedKind } from './shelved.ts';

const mostLetters = 40;
const fewestLetters = 6;

/** How Cyrillic letters are written on Latin keyboards, from `а` on. */
const latin = 'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'.split(' ');
const firstCyrillic = 'а'.charCodeAt(0);

/** An address out of a name; empty where the name has no letter that an address can hold. */
export function slugOf(name: string, kind: ShelvedKind): string {
  const stem = name
    .toLowerCase()
    .replace(/[а-я]/g, (letter) => latin[letter.charCodeAt(0) - firstCyrillic] ?? '')
    .replaceAll('ё', 'e')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, mostLetters)
    .replace(/-$/, '');
  return stem === '' || stem.length >= fewestLetters ? stem : `${stem}-${kind}`;
}
