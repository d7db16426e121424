import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { ServerProcess } from '../test/server-process.ts';
import { CampaignLoad, type PostCounts } from './campaign-load.ts';
import { connect } from './connect.ts';
import { startServer, type Variables } from './load.ts';

/** Kills two servers at random moments while they send due posts through failing networks. */
export async function killCampaign(
  variables: Variables,
  kills: number,
): Promise<PostCounts & { kills: number; minutes: number }> {
  const load = await CampaignLoad.start();
  const setting = { ...variables, ...load.variables };
  const servers = [(await startServer(setting)).server, (await startServer(setting)).server];
  const connection = await connect(variables);
  const start = performance.now();
  try {
    await load.plan(connection.database);
    await killRepeatedly(servers, setting, kills);
    const counts = await load.finish(connection.database);
    return { kills, minutes: (performance.now() - start) / 60_000, ...counts };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await connection.close();
    await load.close();
  }
}

async function killRepeatedly(
  servers: ServerProcess[],
  setting: Variables,
  kills: number,
): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    await setTimeout(randomInt(200, 4_000));
    const index = kill % servers.length;
    await servers[index]?.kill();
    servers[index] = (await startServer(setting)).server;
  }
}
