import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { FailureOrder } from '../../../server/test/campaign/failure-order.ts';
import { startTelegramServer } from '../../../server/test/campaign/telegram-server.ts';

/**
 * A network in place of Telegram, and beside it an address where tests ask for channels and failures:
 * `POST /channel` answers with the address and the token of a new channel, `POST /failure` takes an order.
 */
const telegram = await startTelegramServer(Number(process.env['API_PORT']));
const firstChatId = -1_001_000_000_000;
let chats = 0;

function addChannel(): { address: string; token: string } {
  chats += 1;
  const username = `channel_${chats}`;
  telegram.addChat({
    id: firstChatId - chats,
    type: 'channel',
    title: 'Every day',
    username,
    bot: { status: 'administrator', can_post_messages: true },
  });
  return { address: `@${username}`, token: telegram.token };
}

const server = createServer(async (request, response) => {
  response.setHeader('content-type', 'application/json');
  if (request.url === '/channel') return response.end(JSON.stringify(addChannel()));
  if (request.url === '/failure') telegram.failNext((await json(request)) as FailureOrder);
  return response.end('{}');
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
await once(server, 'listening');
