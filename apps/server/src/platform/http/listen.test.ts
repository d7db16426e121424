import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createApi } from './api.ts';
import { formatAddress, listen } from './listen.ts';

it('leaves the global Response in place, by which libraries recognise answers of other servers', async () => {
  const api = createApi();
  api.get('/hello', (context) => context.text('hello'));
  const server = await listen(api, { port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${formatAddress(server, '127.0.0.1')}/hello`);
  expect(answer).toBeInstanceOf(Response);
  expect(await answer.text()).toBe('hello');
  server.close();
});

it('reports in one line that the port is in use', async () => {
  const other = await listen(createApi(), { port: 0, host: '127.0.0.1' });
  const { port } = other.address() as AddressInfo;
  await expect(listen(createApi(), { port, host: '127.0.0.1' })).rejects.toMatchObject({
    exitCode: 71,
    message: expect.stringMatching(new RegExp(`^Port ${port} is in use\\..*$`)),
  });
  other.close();
});
