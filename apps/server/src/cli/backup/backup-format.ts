import { z } from 'zod';

/** The first line. A backup can only be restored to the same version of the schema. */
export const backupHeader = z.strictObject({
  wordhoard: z.literal('backup'),
  version: z.literal(1),
  migration: z.string(),
});

/** The other lines. The last one confirms that the backup is complete. */
export const backupLine = z.union([
  z.strictObject({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
  z.strictObject({ picture: z.string(), bytes: z.base64() }),
  z.strictObject({ end: z.literal(true) }),
]);

export type BackupHeader = z.infer<typeof backupHeader>;
export type BackupLine = z.infer<typeof backupLine>;
