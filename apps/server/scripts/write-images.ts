import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  createImageFinder,
  imageSetFolder,
  imageSets,
  readSetFile,
} from '../src/features/image/image-set.ts';
import { readContent } from '../src/features/starter-content/read-content.ts';

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
  imageSets.map((set) => [set, readSetFile<IconSet>(set, 'icons.json')] as const),
);
const findSetImage = createImageFinder();

rmSync(imageSetFolder, { recursive: true, force: true });
mkdirSync(imageSetFolder, { recursive: true });
const pictures = new Set(readContent().concepts.flatMap(({ picture }) => picture ?? []));
for (const picture of pictures) {
  const svg = drawing(picture);
  writeFileSync(join(imageSetFolder, `${picture}.svg`), svg);
  await sharp(Buffer.from(svg))
    .resize(previewSide, previewSide, { fit: 'contain', background: paper })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: paper })
    .flatten({ background: paper })
    .jpeg()
    .toFile(join(imageSetFolder, `${picture}.jpg`));
}

function drawing(hex: string): string {
  const picture = findSetImage(hex);
  const set = picture && iconSets.get(picture.set);
  const icon = picture && set?.icons[picture.iconName];
  if (!icon) throw new Error(`No set has a picture ${hex}`);
  const width = icon.width ?? set?.width ?? 16;
  const height = icon.height ?? set?.height ?? 16;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>\n`;
}
