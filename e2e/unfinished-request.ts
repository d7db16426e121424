import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';

const body = JSON.stringify({ langCode: 'de' });

/** A request that the server has begun to read. `finish` sends the rest and returns the status. */
export async function sendUnfinishedRequest(
  address: string,
): Promise<{ finish(): Promise<number | undefined> }> {
  const request = sendRequest(`${address}/front-word/feed`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  const answer = once(request, 'response') as Promise<[IncomingMessage]>;
  request.flushHeaders();
  await once(request, 'continue');
  return {
    async finish() {
      request.end(body);
      const [response] = await answer;
      return response.resume().statusCode;
    },
  };
}
