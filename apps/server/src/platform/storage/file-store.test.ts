import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../configuration/configuration.ts';
import { isDevelopmentStore } from './file-store.ts';

const s3 = {
  S3_BUCKET: 'wordhoard',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hunter2',
};

describe('the image store', () => {
  it('is a folder in the data directory by default', () => {
    const { fileStore } = readConfiguration({ DATA_DIRECTORY: '/srv/words' });
    expect(fileStore).toEqual({ kind: 'folder', folder: '/srv/words/files' });
  });

  it('is a bucket if one is configured', () => {
    expect(readConfiguration(s3).fileStore).toMatchObject({
      kind: 's3',
      bucket: { name: 'wordhoard', region: 'eu-central-1', endpoint: undefined },
    });
    const endpoint = 'https://s3.example';
    const { fileStore } = readConfiguration({ ...s3, S3_ENDPOINT: endpoint });
    expect(fileStore).toMatchObject({ bucket: { endpoint } });
  });

  it.each(Object.keys(s3))('requires %s for a bucket', (name) => {
    const read = () => readConfiguration({ ...s3, [name]: '' });
    expect(read).toThrow(new RegExp(`^InvalidConfigEnv ${name} must be [^\\n]+$`));
    expect(read).not.toThrow(/hunter2/);
  });

  it('requires a bucket for the address of an S3 server', () => {
    const read = () => readConfiguration({ S3_ENDPOINT: 'https://s3.example' });
    expect(read).toThrow(
      /S3_BUCKET.*\n.*S3_REGION.*\n.*S3_ACCESS_KEY_ID.*\n.*S3_SECRET_ACCESS_KEY/,
    );
  });
});

it('recognises a store for development by its name', () => {
  const folder = (DATA_DIRECTORY: string) =>
    isDevelopmentStore(readConfiguration({ DATA_DIRECTORY }).fileStore);
  const bucket = (name: string) =>
    isDevelopmentStore(readConfiguration({ ...s3, S3_BUCKET: name }).fileStore);
  expect(folder('/srv/development')).toBe(true);
  expect(folder('/srv/Development/.data')).toBe(true);
  expect(bucket('wordhoard-development')).toBe(true);
  expect(bucket('development')).toBe(true);
  expect(folder('/srv/wordhoard/.data')).toBe(false);
  expect(folder('/srv/developments')).toBe(false);
  expect(bucket('wordhoard-pictures')).toBe(false);
});
