import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../configuration/configuration.ts';
import { imageStoreSettingOf, isDevelopmentStore } from './image-store.ts';

const s3 = {
  S3_BUCKET: 'wordhoard',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hunter2',
};

describe('the image store', () => {
  it('is a folder in the data directory by default', () => {
    const { imageStore } = readConfiguration({ DATA_DIRECTORY: '/srv/words' });
    expect(imageStore).toEqual({ kind: 'folder', folder: '/srv/words/pictures' });
  });

  it('is a bucket if one is configured', () => {
    expect(readConfiguration(s3).imageStore).toMatchObject({
      kind: 's3',
      bucket: { name: 'wordhoard', region: 'eu-central-1', endpoint: undefined },
    });
    const endpoint = 'https://s3.example';
    const { imageStore } = readConfiguration({ ...s3, S3_ENDPOINT: endpoint });
    expect(imageStore).toMatchObject({ bucket: { endpoint } });
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
    isDevelopmentStore(imageStoreSettingOf({ DATA_DIRECTORY }));
  const bucket = (name: string) =>
    isDevelopmentStore(imageStoreSettingOf({ DATA_DIRECTORY: '/srv', ...s3, S3_BUCKET: name }));
  expect(folder('/srv/development')).toBe(true);
  expect(folder('/srv/Development/.data')).toBe(true);
  expect(bucket('wordhoard-development')).toBe(true);
  expect(bucket('development')).toBe(true);
  expect(folder('/srv/wordhoard/.data')).toBe(false);
  expect(folder('/srv/developments')).toBe(false);
  expect(bucket('wordhoard-pictures')).toBe(false);
});
