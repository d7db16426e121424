import type { components } from '@wordhoard/api-client';

export type Change = components['schemas']['Change'];

interface Listening {
  body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Called with each sign of life, of which the server gives one every five seconds. */
  onBeat: () => void;
}

/** What the server tells, as it comes, until the connection ends. */
export async function* readChanges({ body, onBeat }: Listening): AsyncGenerator<Change> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBeat();
    const events = (text + value).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      if (event.startsWith('data: ')) yield JSON.parse(event.slice('data: '.length));
    }
  }
}
