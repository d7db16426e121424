/** The folder or prefix for each format of stored files. */
export const folders = {
  'image/webp': 'pictures',
  'audio/mpeg': 'sounds',
  'application/octet-stream': 'packages',
} as const;

export type MediaType = keyof typeof folders;
export const mediaTypes = Object.keys(folders) as MediaType[];

/** Stores files of learners by their digests. */
export interface FileStorage {
  /** Stores a file durably, as a whole or not at all. */
  put(digest: string, bytes: Uint8Array, mediaType: MediaType): Promise<void>;
  get(digest: string, mediaType: MediaType): Promise<Uint8Array | undefined>;
  /** Deletes the file of any format. Does nothing if it does not exist. */
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
