import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../src/content/read-content.ts';
import { pictureFolder } from '../src/image/picture-folder.ts';
import { createPictureFinder, pictureSets, readSetFile } from '../src/image/picture-set.ts';

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

const iconSets = new Map(
  pictureSets.map((set) => [set, readSetFile<IconSet>(set, 'icons.json')] as const),
);
const findPicture = createPictureFinder();

rmSync(pictureFolder, { recursive: true, force: true });
mkdirSync(pictureFolder, { recursive: true });
for (const { picture } of readContent().concepts) {
  if (picture !== undefined) writeFileSync(join(pictureFolder, `${picture}.svg`), drawing(picture));
}

function drawing(hex: string): string {
  const picture = findPicture(hex);
  const set = picture && iconSets.get(picture.set);
  const icon = picture && set?.icons[picture.iconName];
  if (!icon) throw new Error(`No set has a picture ${hex}`);
  const width = icon.width ?? set?.width ?? 16;
  const height = icon.height ?? set?.height ?? 16;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>\n`;
}
