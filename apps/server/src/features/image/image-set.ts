import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A set of icons with its credit. */
export interface ImageSet {
  name: string;
  licence: string;
  source: string;
}

export interface SetImage {
  set: ImageSet;
  iconName: string;
}

/** The first set that contains an icon is used. The second set adds flags. */
export const imageSets: readonly ImageSet[] = [
  { name: 'fluent-emoji-flat', licence: 'MIT', source: 'Fluent Emoji by Microsoft' },
  { name: 'twemoji', licence: 'CC-BY-4.0', source: 'Twemoji by Twitter and contributors' },
];

export const setImageUrl = (hex: string): string => `/picture/${hex}.svg`;

/** Finds icons by the code points of their emoji. Creating the function reads the sets' indexes. */
export function createImageFinder(): (hex: string) => SetImage | undefined {
  const indexes = imageSets.map((set) => ({
    set,
    iconNames: readSetFile<Record<string, string>>(set, 'chars.json'),
  }));
  return (hex) => {
    const found = indexes.find(({ iconNames }) => iconNames[hex] !== undefined);
    const iconName = found?.iconNames[hex];
    return found && iconName !== undefined ? { set: found.set, iconName } : undefined;
  };
}

export function readSetFile<File>({ name }: ImageSet, file: string): File {
  const { resolve } = createRequire(import.meta.url);
  return JSON.parse(readFileSync(resolve(`@iconify-json/${name}/${file}`), 'utf8'));
}

/** The JPEG version of an image, because link previews do not show SVG. */
export const toPreviewUrl = (url: string): string =>
  url.replace(/^(\/picture\/.+)\.svg$/, '$1.jpg');

/** The folder to which `pnpm generate` writes the images of the starter content. */
export const imageSetFolder = fileURLToPath(
  new URL('../../../generated/pictures/', import.meta.url),
);
