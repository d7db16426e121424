import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A set of icons, and what its pictures must be credited with. */
export interface PictureSet {
  name: string;
  licence: string;
  source: string;
}

export interface Picture {
  set: PictureSet;
  iconName: string;
}

/** The first set that has a picture gives it; the second one has the flags. */
export const pictureSets: readonly PictureSet[] = [
  { name: 'fluent-emoji-flat', licence: 'MIT', source: 'Fluent Emoji by Microsoft' },
  { name: 'twemoji', licence: 'CC-BY-4.0', source: 'Twemoji by Twitter and contributors' },
];

export const pictureUrl = (hex: string): string => `/picture/${hex}.svg`;

/** Finds pictures by the code points of their emoji. It reads the sets' indexes: make one, once. */
export function createPictureFinder(): (hex: string) => Picture | undefined {
  const indexes = pictureSets.map((set) => ({
    set,
    iconNames: readSetFile<Record<string, string>>(set, 'chars.json'),
  }));
  return (hex) => {
    const found = indexes.find(({ iconNames }) => iconNames[hex] !== undefined);
    const iconName = found?.iconNames[hex];
    return found && iconName !== undefined ? { set: found.set, iconName } : undefined;
  };
}

export function readSetFile<File>({ name }: PictureSet, file: string): File {
  const { resolve } = createRequire(import.meta.url);
  return JSON.parse(readFileSync(resolve(`@iconify-json/${name}/${file}`), 'utf8'));
}
