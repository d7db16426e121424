/** Where uploaded pictures lie, each under the digest of its bytes. */
export interface ImageStorage {
  /** Keeps a picture: once this is done, a crash cannot lose it, and before it there is nothing. */
  put(digest: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  get(digest: string): Promise<Uint8Array | undefined>;
  /** Does nothing where there is none. */
  delete(digest: string): Promise<void>;
  list(): AsyncIterable<StoredImage>;
  /** Removes what a process that died in the middle of a `put` left behind. */
  removeUnfinished(begunBefore: Date): Promise<void>;
}

export interface StoredImage {
  digest: string;
  storedAt: Date;
}

export const isDigest = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
