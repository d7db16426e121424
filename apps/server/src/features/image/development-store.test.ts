import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildWord } from '../../../test/factory.ts';
import { buildImageFile } from '../../../test/image-file.ts';
import { useApp } from '../../../test/test-app.ts';
import { refusedUpload } from '../../../test/upload.ts';

const app = useApp({
  variables: () => ({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://words.example',
    DATA_DIRECTORY: join(tmpdir(), `wordhoard-development-${crypto.randomUUID()}`),
  }),
});

it('refuses uploads in production', async () => {
  const { id: wordId } = await buildWord(app.database);
  const sent = { wordId, bytes: await buildImageFile() };
  const refusal = await refusedUpload(app, sent, await app.headersOf());
  expect(refusal).toMatchObject({ status: 422, code: 'ImageCannotUploadInDevelopmentFolder' });
  expect(await Array.fromAsync(app.services.fileStorage.list())).toEqual([]);
});
