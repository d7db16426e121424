import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What Node itself manages: it reads the body and answers as many bytes as the word feed does. */
const answer = JSON.stringify({ data: 'x'.repeat(10_000) });

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.setHeader('content-type', 'application/json');
    response.end(answer);
  });
});

server.listen(0, () => {
  process.stdout.write(`ready at http://localhost:${(server.address() as AddressInfo).port}\n`);
});
