import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts the tokens of channels for the database. */
export interface TokenCipher {
  /** @param channelId - only the same channel can decrypt the result */
  encrypt(token: string, channelId: string): string;
  /** @throws if the key is another one, or the stored text was changed or belongs to another channel */
  decrypt(stored: string, channelId: string): string;
}

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** AES-256-GCM (NIST SP 800-38D) with a random nonce for each token. */
export function createTokenCipher(key: Buffer): TokenCipher {
  return {
    encrypt(token, channelId) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength });
      cipher.setAAD(Buffer.from(channelId));
      const encrypted = [cipher.update(token, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]).toString('base64');
    },
    decrypt(stored, channelId) {
      const bytes = Buffer.from(stored, 'base64');
      const nonce = bytes.subarray(0, nonceLength);
      const tag = bytes.subarray(nonceLength, nonceLength + tagLength);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength });
      decipher.setAAD(Buffer.from(channelId));
      decipher.setAuthTag(tag);
      const decrypted = [
        decipher.update(bytes.subarray(nonceLength + tagLength)),
        decipher.final(),
      ];
      return Buffer.concat(decrypted).toString('utf8');
    },
  };
}
