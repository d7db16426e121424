import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';

const longestDrainMilliseconds = 15_000;
const idleCheckMilliseconds = 50;

/** Takes no new connections and waits for the requests that are running. */
export async function drain(server: Server): Promise<void> {
  let isClosed = false;
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      isClosed = true;
      resolve();
    });
  });
  const deadline = performance.now() + longestDrainMilliseconds;
  while (!isClosed && performance.now() < deadline) {
    server.closeIdleConnections();
    await Promise.race([closed, setTimeout(idleCheckMilliseconds)]);
  }
  server.closeAllConnections();
  await closed;
}
