import { crc32, deflateSync } from 'node:zlib';
import { routes } from '@wordhoard/contract';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/any-text.ts';
import { buildWord } from '../../../test/factory.ts';
import { buildImageFile, drawImage } from '../../../test/image-file.ts';
import { useApp } from '../../../test/test-app.ts';
import { buildForm, refusedUpload, sendForm, toPageHeaders, upload } from '../../../test/upload.ts';
import { reencodeImage } from './reencode-image.ts';

const app = useApp();

async function store(bytes: Uint8Array, file: { name?: string; type?: string } = {}) {
  const { id: wordId } = await buildWord(app.database);
  const headers = await app.headersOf();
  const { url } = await upload(app, { wordId, bytes, ...file }, headers);
  const response = await app.request(url, { headers: toPageHeaders(headers) });
  return Buffer.from(await response.arrayBuffer());
}

async function findRefusal(bytes: Uint8Array, file: { name?: string; type?: string } = {}) {
  const { id: wordId } = await buildWord(app.database);
  return refusedUpload(app, { wordId, bytes, ...file }, await app.headersOf());
}

const unreadable = { status: 400, code: 'ParameterInvalid', fields: [{ path: 'file' }] };
const wrongType = { ...unreadable, fields: [{ path: 'file', code: 'fileType' }] };

it('is refused while too many uploads wait', async () => {
  const bytes = await buildImageFile({ width: 200, height: 200 });
  const waiting = Array.from({ length: 22 }, () => reencodeImage(bytes));
  await expect(reencodeImage(bytes)).rejects.toMatchObject({
    code: 'TooManyRequests',
    retryAfterSeconds: 5,
  });
  await Promise.all(waiting);
  await reencodeImage(bytes);
});

describe('an uploaded image', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'is recognised as %s by its content, not by its name',
    async (type) => {
      const bytes = await buildImageFile({ type, width: 320, height: 240 });
      const picture = await store(bytes, { name: 'lies.exe', type: 'text/html' });
      expect(await sharp(picture).metadata()).toMatchObject({
        format: 'webp',
        width: 320,
        height: 240,
      });
    },
  );

  it('loses its metadata', async () => {
    const metadata = {
      IFD0: { Artist: 'Somebody Secret' },
      IFD3: { GPSLatitude: '51/1 30/1 3230/100' },
    };
    const bytes = await drawImage({ type: 'jpeg' }).withExif(metadata).withXmp(xmp).toBuffer();
    const before = await sharp(bytes).metadata();
    expect(before.exif?.toString('latin1')).toContain('Somebody Secret');
    expect(before.xmp?.toString()).toContain('Somebody Secret');
    const picture = await store(bytes);
    const { exif, xmp: storedXmp, icc, iptc } = await sharp(picture).metadata();
    expect({ exif, storedXmp, icc, iptc }).toEqual({});
    expect(picture.toString('latin1')).not.toContain('Secret');
  });

  it('is turned upright', async () => {
    const rotated = await drawImage({ type: 'jpeg', width: 300, height: 200 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height, orientation } = await sharp(await store(rotated)).metadata();
    expect({ width, height, orientation }).toEqual({ width: 200, height: 300 });
  });

  it('is reduced to 1,024 pixels, and never enlarged', async () => {
    const large = await store(await buildImageFile({ type: 'jpeg', width: 1_200, height: 600 }));
    expect(await sharp(large).metadata()).toMatchObject({ width: 1_024, height: 512 });
  });

  it('is reduced to the first frame', async () => {
    const frame = (value: number) => ({
      data: Buffer.alloc(200 * 200 * 3, value),
      raw: { width: 200, height: 200, channels: 3 as const },
    });
    const frames = await Promise.all(
      [0, 90, 180].map((value) => {
        const { data, raw } = frame(value);
        return sharp(data, { raw }).png().toBuffer();
      }),
    );
    for (const type of ['gif', 'webp'] as const) {
      const moving = await sharp(frames, { join: { animated: true } })
        [type]()
        .toBuffer();
      expect((await sharp(moving).metadata()).pages).toBe(3);
      const still = await sharp(await store(moving)).metadata();
      expect(still).toMatchObject({ width: 200, height: 200 });
      expect(still.pages ?? 1).toBe(1);
    }
  });

  it('is refused if it is less than 200 pixels wide or high', async () => {
    expect(await findRefusal(await buildImageFile({ width: 199, height: 300 }))).toMatchObject({
      status: 400,
      code: 'ImageMinSize',
      fields: [{ path: 'file.width', code: 'range', message: 'Must be 200 or more' }],
    });
    await store(await buildImageFile({ width: 200, height: 200 }));
  });

  it('is refused if it has more than 40 megapixels, however few bytes it has', async () => {
    for (const bytes of [pngHead(20_000, 20_000), gifHead(20_000, 20_000)]) {
      expect(await findRefusal(bytes)).toMatchObject({
        status: 400,
        code: 'ParameterInvalid',
        fields: [{ path: 'file.megapixels', code: 'range', message: 'Must be 40 or less' }],
      });
    }
  });

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'is refused if it is an incomplete %s',
    async (type) => {
      const bytes = await buildImageFile({ type });
      for (const part of [0.5, 0.95]) {
        const incomplete = bytes.subarray(0, Math.floor(bytes.length * part));
        expect(await findRefusal(incomplete)).toMatchObject(unreadable);
      }
    },
  );

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'],
    ['an SVG behind a declaration', '<?xml version="1.0"?><svg width="300" height="300"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a document', '%PDF-1.7\n'],
    ['a text', 'hello'],
    ['nothing', ''],
  ])('is refused if it is %s with the name of an image', async (_, text) => {
    const file = { name: 'picture.png', type: 'image/png' };
    expect(await findRefusal(Buffer.from(text), file)).toMatchObject(wrongType);
  });

  it.each(['avif', 'tiff'] as const)('is refused if its type is %s', async (type) => {
    const bytes = await drawImage({}).toFormat(type, { effort: 0 }).toBuffer();
    expect(await findRefusal(bytes, { name: 'picture.png' })).toMatchObject(wrongType);
  });
});

describe('invalid input', () => {
  it('as an image never causes a server error', async () => {
    const wordId = (await buildWord(app.database)).id;
    const whole = await Promise.all(
      (['png', 'jpeg', 'webp', 'gif'] as const).map((type) =>
        buildImageFile({ type, width: 200, height: 200 }),
      ),
    );
    const damaged = fc
      .record({
        picture: fc.constantFrom(...whole),
        changes: fc.array(
          fc.record({
            place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
            value: fc.nat({ max: 255 }),
          }),
          { minLength: 1, maxLength: 8 },
        ),
      })
      .map(({ picture, changes }) => {
        const bytes = Buffer.from(picture);
        for (const { place, value } of changes)
          bytes[Math.floor(place ** 4 * bytes.length)] = value;
        return bytes;
      });
    const sent = fc.oneof(fc.uint8Array({ maxLength: 2_000 }), damaged);
    await fc.assert(
      fc.asyncProperty(sent, async (bytes) => {
        const response = await sendForm(app, buildForm({ wordId, bytes }), await app.headersOf());
        expect(response.status, await response.text()).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });

  it('as a form never causes a server error', async () => {
    const boundary = 'x';
    const part = fc.oneof(
      anyText(),
      fc.constantFrom(
        `--${boundary}\r\n`,
        `--${boundary}--\r\n`,
        '\r\n\r\n',
        'Content-Disposition: form-data; name="file"; filename="a.png"\r\n',
        'Content-Disposition: form-data; name="wordId"\r\n',
        'Content-Type: image/png\r\n',
        'Content-Transfer-Encoding: base64\r\n',
      ),
    );
    const type = fc.constantFrom(
      `multipart/form-data; boundary=${boundary}`,
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'application/x-www-form-urlencoded',
      'text/plain',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 12 }), type, async (parts, contentType) => {
        const { authorization = '' } = await app.headersOf();
        const response = await app.request(routes.image.upload.path, {
          method: 'POST',
          body: parts.join(''),
          headers: { authorization, 'content-type': contentType },
        });
        expect(response.status, await response.text()).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });
});

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
  xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="Somebody Secret"/></rdf:RDF></x:xmpmeta>`;

/** A PNG of one colour with the size that its header claims. */
function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A GIF with one frame of the full size. */
function gifHead(width: number, height: number): Buffer {
  const screenSize = Buffer.alloc(4);
  screenSize.writeUInt16LE(width, 0);
  screenSize.writeUInt16LE(height, 2);
  const twoColours = Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, ...screenSize, 0, 2, 0, 0x3b]);
  return Buffer.concat([Buffer.from('GIF89a'), screenSize, twoColours, frame]);
}
