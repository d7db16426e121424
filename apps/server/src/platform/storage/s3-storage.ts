import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import {
  type FileStorage,
  folders,
  isDigest,
  type MediaType,
  mediaTypes,
  type StoredFile,
} from './file-storage.ts';

export interface Bucket {
  name: string;
  region: string;
  /** For servers other than Amazon's. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

const toKey = (digest: string, mediaType: MediaType) => `${folders[mediaType]}/${digest}`;

const timeouts = { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true };

/** Stores files in a bucket, which writes each object as a whole or not at all. */
export function createS3Storage(bucket: Bucket): FileStorage {
  const client = connectTo(bucket);
  const Bucket = bucket.name;
  return {
    async put(digest, bytes, mediaType) {
      const object = { Bucket, Key: toKey(digest, mediaType), Body: bytes, ContentType: mediaType };
      await client.send(new PutObjectCommand(object));
    },
    async get(digest, mediaType) {
      try {
        const Key = toKey(digest, mediaType);
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async delete(digest) {
      for (const mediaType of mediaTypes) {
        await client.send(new DeleteObjectCommand({ Bucket, Key: toKey(digest, mediaType) }));
      }
    },
    async *list() {
      for (const mediaType of mediaTypes) {
        yield* listStored(client, Bucket, toKey('', mediaType));
      }
    },
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

async function* listStored(
  client: S3Client,
  Bucket: string,
  Prefix: string,
): AsyncGenerator<StoredFile> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
    for (const { Key = '', LastModified } of Contents) {
      const digest = Key.slice(Prefix.length);
      if (isDigest(digest) && LastModified) yield { digest, storedAt: LastModified };
    }
  }
}
