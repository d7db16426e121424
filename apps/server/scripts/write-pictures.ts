import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readContent } from '../src/content/read-content.ts';
import { pictureFolder } from '../src/image/picture-folder.ts';
import { createPictureFinder, pictureSets, readSetFile } from '../src/image/picture-set.ts';

/** Of what link previews show: the drawing with a margin, on paper. */
const previewSide = 400;
const margin = 56;
const paper = '#f3efe6';

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
const pictures = new Set(readContent().concepts.flatMap(({ picture }) => picture ?? []));
for (const picture of pictures) {
  const svg = drawing(picture);
  writeFileSync(join(pictureFolder, `${picture}.svg`), svg);
  await sharp(Buffer.from(svg))
    .resize(previewSide, previewSide, { fit: 'contain', background: paper })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: paper })
    .flatten({ background: paper })
    .jpeg()
    .toFile(join(pictureFolder, `${picture}.jpg`));
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
