import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { type FileStorage, isDigest, type StoredFile } from './file-storage.ts';

export interface Bucket {
  name: string;
  region: string;
  /** For servers other than Amazon's. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

const prefix = 'pictures/';
const toKey = (digest: string) => `${prefix}${digest}`;

const timeouts = { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true };

/** Stores files in a bucket, which writes each object as a whole or not at all. */
export function createS3Storage(bucket: Bucket): FileStorage {
  const client = connectTo(bucket);
  const Bucket = bucket.name;
  return {
    async put(digest, bytes, mediaType) {
      const object = { Bucket, Key: toKey(digest), Body: bytes, ContentType: mediaType };
      await client.send(new PutObjectCommand(object));
    },
    async get(digest) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: toKey(digest) }));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async delete(digest) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: toKey(digest) }));
    },
    list: () => listStored(client, Bucket),
    removeUnfinished: () => Promise.resolve(),
  };
}

/** Many S3 servers support neither buckets as host names nor the newer checksums. */
function connectTo({ region, endpoint, accessKeyId, secretAccessKey }: Bucket): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: timeouts,
    ...(endpoint !== undefined && {
      endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  });
}

async function* listStored(client: S3Client, Bucket: string): AsyncGenerator<StoredFile> {
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client },
    { Bucket, Prefix: prefix },
  )) {
    for (const { Key = '', LastModified } of Contents) {
      const digest = Key.slice(prefix.length);
      if (isDigest(digest) && LastModified) yield { digest, storedAt: LastModified };
    }
  }
}
