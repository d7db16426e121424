import { QuizMode, WordMode } from '@wordhoard/contract/enumeration';
import { readQuizSource } from '@wordhoard/contract/quiz-address';
import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { buildQuizLink, type QuizLinkOptions, readChoice, readSeed } from './quiz-link.ts';

const choice = {
  kind: 'mixed',
  mode: QuizMode.Image,
  direction: 'backward',
  wordCount: 7,
} as const;

const read = (link: string) => {
  const parameters = new URL(link, 'https://example.org').searchParams;
  return {
    source: readQuizSource(parameters),
    choice: readChoice(parameters),
    seed: readSeed(parameters),
  };
};

it.each<QuizLinkOptions['source']>([
  { kind: 'table', slug: 'verbs', learnColumnId: 'one', tranColumnId: 'two' },
  { kind: 'table', slug: 'verbs', learnColumnId: undefined, tranColumnId: undefined },
  { kind: 'tag', code: 'fruit & nuts', langCode: 'es' },
  { kind: 'search', text: 'a=b&c', langCode: 'es' },
  { kind: 'search', text: 'agua', langCode: 'es', mode: WordMode.Idiom },
  { kind: 'search', text: '', langCode: 'es', mode: WordMode.Definition },
  { kind: 'own', knowing: 'missed', langCode: 'es' },
  { kind: 'words', ids: [newId(), newId()], langCode: 'es' },
  { kind: 'words', ids: [newId()], listId: newId(), langCode: 'es' },
])('writes a source into an address and reads it again: %o', (source) => {
  const link = buildQuizLink({ source, tranLangCode: 'en', choice, seed: 0 });
  expect(read(link)).toEqual({ source, choice, seed: 0 });
});

it('uses the page of a list', () => {
  const source = { kind: 'list', slug: 'es-fruit' } as const;
  expect(buildQuizLink({ source, tranLangCode: 'en' })).toBe('/quiz/es-fruit/en');
  expect(buildQuizLink({ source, tranLangCode: 'en', choice: { kind: 'by-ear' } })).toBe(
    '/quiz/es-fruit/en?kind=by-ear',
  );
});

it('keeps what is asked, without the answer mode and the direction of the meaning', () => {
  const source = { kind: 'list', slug: 'de-fruit' } as const;
  const link = buildQuizLink({ source, tranLangCode: 'en', choice: { ...choice, asks: 'plural' } });
  expect(link).toBe('/quiz/de-fruit/en?asks=plural&kind=mixed&count=7');
  expect(read(link).choice).toEqual({ asks: 'plural', kind: 'mixed', wordCount: 7 });
});

it('ignores invalid parts', () => {
  const nonsense =
    '/quiz/new?kind=chess&asks=rhyme&mode=smell&direction=up&count=0&seed=-1&own=all&lang=es';
  expect(read(nonsense)).toEqual({ source: undefined, choice: {}, seed: undefined });
  expect(readQuizSource(new URLSearchParams('of=word&lang=de'))).toBeUndefined();
  expect(readQuizSource(new URLSearchParams('tag=fruit'))).toBeUndefined();
  expect(readQuizSource(new URLSearchParams('words=abc,&lang=de'))).toBeUndefined();
  expect(readQuizSource(new URLSearchParams('search=%20%E2%80%8B&lang=de'))).toBeUndefined();
  expect(readChoice(new URLSearchParams('count=101'))).toEqual({});
});
