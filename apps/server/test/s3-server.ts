import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { Bucket } from '../src/platform/storage/s3-storage.ts';

/** Starts an S3 server with an empty bucket. */
export async function startS3Server(): Promise<{ bucket: Bucket; close: () => Promise<void> }> {
  const name = 'wordhoard';
  const directory = await mkdtemp(join(tmpdir(), 'wordhoard-s3-'));
  const configureBuckets = [{ name, configs: [] }];
  const options = { address: '127.0.0.1', port: 0, directory, silent: true, configureBuckets };
  const server = new S3rver(options);
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return {
    bucket: { name, region: 'eu-central-1', endpoint, ...keys },
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
