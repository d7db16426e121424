import { fileURLToPath } from 'node:url';

/** Where `pnpm generate` writes the pictures that the starter content uses. */
export const pictureFolder = fileURLToPath(new URL('../../generated/pictures/', import.meta.url));
