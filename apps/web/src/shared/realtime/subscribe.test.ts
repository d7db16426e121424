import { expect, it } from 'vitest';
import { type Change, readEvents } from './subscribe.ts';

async function read(...pieces: string[]) {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const changes: Change[] = [];
  let beats = 0;
  const onBeat = () => {
    beats += 1;
  };
  for await (const change of readEvents({ body, onBeat })) changes.push(change);
  return { changes, beats };
}

it('reads each change regardless of chunk boundaries', async () => {
  const { changes } = await read(
    ':\n\ndata: {"ki',
    'nd":"list"}\n',
    '\ndata: {"kind":"user"}\n\nda',
  );
  expect(changes).toEqual([{ kind: 'list' }, { kind: 'user' }]);
});

it('reports heartbeats', async () => {
  expect(await read(':\n\n', ':\n\n')).toEqual({ changes: [], beats: 2 });
});
