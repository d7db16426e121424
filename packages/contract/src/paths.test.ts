import type { ApiPaths, ListRecord, WordRecord } from '@wordhoard/contract';
import { expectTypeOf, it } from 'vitest';

interface Refusal {
  reason: string;
}
type Paths = ApiPaths<Refusal>;
type Body<Path extends keyof Paths, Media extends string> = Paths[Path] extends {
  post: { requestBody: { content: Record<Media, infer Content> } };
}
  ? Content
  : never;

it('has the methods of a path', () => {
  expectTypeOf<keyof Paths['/front-list/delete']>().toEqualTypeOf<'delete'>();
  expectTypeOf<keyof Paths['/front-progress/unsubscribe']>().toEqualTypeOf<'get' | 'post'>();
});

it('asks for parameters of the address', () => {
  type Call = Paths['/front-general/lang/{code}']['get'];
  expectTypeOf<Call['parameters']['path']>().toEqualTypeOf<{ code: string }>();
  expectTypeOf<Call['parameters']['query']>().toEqualTypeOf<undefined>();
  expectTypeOf<Call['requestBody']>().toEqualTypeOf<undefined>();
});

it('lets requests leave out what has a default', () => {
  type Feed = Body<'/front-word-image/feed', 'application/json'>;
  expectTypeOf<{ wordId: string }>().toExtend<Feed>();
  expectTypeOf<{ page: number }>().not.toExtend<Feed>();
});

it('takes either of two bodies', () => {
  type Record = Body<'/front-list/record', 'application/json'>;
  expectTypeOf<Record>().toEqualTypeOf<{ id: string } | { slug: string }>();
});

it('takes a file in a form', () => {
  type Upload = Body<'/front-word-image/upload', 'multipart/form-data'>;
  expectTypeOf<Upload['file']>().toEqualTypeOf<File>();
});

it('answers with the entities of the contract', () => {
  type Answers<Call> = Call extends { responses: { 200: { content: infer Content } } }
    ? Content
    : never;
  type ListAnswer = Answers<Paths['/front-list/record']['post']>;
  expectTypeOf<ListAnswer>().toEqualTypeOf<{ 'application/json': ListRecord }>();
  type Words = Answers<Paths['/front-word/feed']['post']>['application/json'];
  expectTypeOf<Words['data']>().toEqualTypeOf<WordRecord[]>();
});

it('fails with what the client makes of a failure', () => {
  type FailedContent = Paths['/front-word/feed']['post']['responses']['default']['content'];
  expectTypeOf<FailedContent>().toEqualTypeOf<{ 'application/json': Refusal }>();
});
