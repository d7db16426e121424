import type { AccountChange } from '@wordhoard/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AccountEvent, collectEvents, readEvents } from './account-events.ts';

async function read(...pieces: string[]) {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const changes: AccountChange[] = [];
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

describe('collectEvents', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function collect(isBusy = () => false) {
    const batches: ReadonlySet<AccountEvent['kind']>[] = [];
    const { add, stop } = collectEvents({
      milliseconds: 500,
      isBusy,
      onBatch: (batch) => batches.push(batch),
    });
    return { add, stop, batches };
  }

  it('reports the changes of half a second together', () => {
    const { add, batches } = collect();
    add({ kind: 'knowing', deviceId: 'phone' });
    vi.advanceTimersByTime(400);
    add({ kind: 'knowing', deviceId: 'phone' });
    add({ kind: 'list' });
    vi.advanceTimersByTime(99);
    expect(batches).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(batches).toEqual([new Set(['knowing', 'list'])]);
    add({ kind: 'user' });
    vi.advanceTimersByTime(500);
    expect(batches.at(-1)).toEqual(new Set(['user']));
  });

  it('waits while requests are pending', () => {
    let isBusy = true;
    const { add, batches } = collect(() => isBusy);
    add({ kind: 'list' });
    vi.advanceTimersByTime(1_400);
    expect(batches).toEqual([]);
    isBusy = false;
    vi.advanceTimersByTime(100);
    expect(batches).toHaveLength(1);
  });

  it('reports nothing after it is stopped', () => {
    const { add, stop, batches } = collect();
    add({ kind: 'list' });
    stop();
    vi.advanceTimersByTime(1_000);
    expect(batches).toEqual([]);
  });
});
