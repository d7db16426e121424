/** Stores files of learners by their digests. */
export interface FileStorage {
  /** Stores a file durably, as a whole or not at all. */
  put(digest: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  get(digest: string): Promise<Uint8Array | undefined>;
  /** Does nothing if the file does not exist. */
  delete(digest: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
  /** Removes partial files that a killed process has left behind. */
  removeUnfinished(startedBefore: Date): Promise<void>;
}

export interface StoredFile {
  digest: string;
  storedAt: Date;
}

export const isDigest = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
