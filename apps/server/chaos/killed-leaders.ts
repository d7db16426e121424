import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { CampaignLoad, type PostCounts } from './campaign-load.ts';
import { connect } from './connect.ts';
import { writeDuring } from './faults.ts';
import { signUpLearners, startServer, stopServer, Tally, type Variables } from './load.ts';
import type { PatroniCluster } from './patroni-cluster.ts';
import { type JobCounts, ResetMails } from './reset-mails.ts';

export interface LeaderResult {
  writes: Tally;
  posts: PostCounts;
  jobs: JobCounts;
}

/**
 * Kills the leader of a cluster while learners write, jobs run and posts are sent. Another node takes its place, and the
 * server keeps running.
 */
export async function killLeaders(
  cluster: PatroniCluster,
  variables: Variables,
  times: number,
): Promise<LeaderResult> {
  const writes = new Tally();
  const mails = new ResetMails();
  const campaign = await CampaignLoad.start();
  const { server, address } = await startServer({ ...variables, ...campaign.variables });
  const connection = await connect(variables);
  try {
    await campaign.plan(connection.database);
    for (let time = 0; time < times; time += 1) {
      const learners = await signUpLearners(address);
      let restart = () => {};
      const injectFault = async () => {
        await mails.ask(learners, address);
        // A server looks for such jobs each second.
        await setTimeout(randomInt(1_000));
        restart = await cluster.killLeader();
        const start = performance.now();
        await signUpLearners(address, { one: 1 });
        writes.recovered((performance.now() - start) / 1_000);
      };
      await writeDuring(learners, address, injectFault, { before: 500, after: 500 });
      restart();
      await writes.count(learners, address);
      await cluster.waitUntilComplete();
    }
    const jobs = await mails.finish(connection.database, variables);
    const posts = await campaign.finish(connection.database);
    await stopServer(server);
    await writes.inspect(variables);
    return { writes, posts, jobs };
  } finally {
    await connection.close();
    await campaign.close();
  }
}
