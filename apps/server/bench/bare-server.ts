import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What Node itself needs: reads a request and answers with as many bytes as `?bytes=` says. */
const server = createServer((request, response) => {
  const bytes = Number(new URL(request.url ?? '', 'http://localhost').searchParams.get('bytes'));
  request.resume().on('end', () => {
    response.setHeader('content-type', 'application/json');
    response.end('x'.repeat(bytes));
  });
});

server.listen(0, () => {
  process.stdout.write(`ready at http://localhost:${(server.address() as AddressInfo).port}\n`);
});
