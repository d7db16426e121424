import sharp, { type Sharp } from 'sharp';

type ImageType = 'png' | 'jpeg' | 'webp' | 'gif';

interface ImageOptions {
  type?: ImageType;
  width?: number;
  height?: number;
}

/** The bytes of a unique image. */
export function buildImageFile(drawing: ImageOptions = {}): Promise<Buffer> {
  return drawImage(drawing).toBuffer();
}

/** A unique image, to be processed further. */
export function drawImage({ type = 'png', width = 300, height = 250 }: ImageOptions): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const background = { r: 0, g: 0, b: 0 };
  const image = sharp({ create: { width, height, channels: 3, background, noise } });
  // Choosing the colours of noise takes half a second otherwise.
  return type === 'gif' ? image.gif({ effort: 1 }) : image[type]();
}
