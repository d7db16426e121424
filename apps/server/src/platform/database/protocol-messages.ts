/**
 * Cuts received bytes after the last complete message of a PostgreSQL client. A message is a type
 * byte, the length of what follows (32 bits, itself included) and its fields; only the first
 * message of a connection has no type, and starts with the high byte of its length, which is 0.
 */
export function cutMessages(bytes: Buffer): { complete: Buffer; rest: Buffer } {
  let end = 0;
  for (;;) {
    const lengthAt = bytes[end] === 0 ? end : end + 1;
    if (bytes.length < lengthAt + 4) break;
    const next = lengthAt + bytes.readUInt32BE(lengthAt);
    if (bytes.length < next) break;
    end = next;
  }
  return { complete: bytes.subarray(0, end), rest: bytes.subarray(end) };
}
