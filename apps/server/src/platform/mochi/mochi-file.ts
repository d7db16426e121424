import { buffer, text } from 'node:stream/consumers';
import { z } from 'zod';
import type { LoggedReview, Note } from '../anki/collection.ts';
import type { PackageFile } from '../anki/package-file.ts';
import { type Archive, orUnreadable } from '../archive/read-archive.ts';
import { ApplicationError } from '../errors/application-error.ts';
import { splitSides, splitTags, toField } from './mochi-text.ts';
import { readEdn } from './read-edn.ts';
import { readTransit } from './read-transit.ts';

const maxBytes = 16 * 1_024 * 1_024;
const sampleCount = 200;

const name = z.string().max(36);

const card = z.object({
  id: z.string(),
  content: z.string().nullish(),
  'template-id': name.nullish(),
  fields: z.record(z.string(), z.object({ value: z.unknown().optional() })).nullish(),
  tags: z.array(z.string()).nullish(),
  'trashed?': z.unknown().optional(),
  reviews: z
    .array(
      z.object({
        date: z.union([z.string(), z.number()]),
        'remembered?': z.boolean().nullish(),
        interval: z.number().nullish(),
      }),
    )
    .nullish(),
});

const data = z.object({
  decks: z.array(
    z.object({
      id: name,
      name: z.string(),
      'parent-id': z.string().nullish(),
      'template-id': name.nullish(),
      cards: z.array(card).nullish(),
    }),
  ),
  templates: z
    .array(
      z.object({
        id: name,
        name: z.string(),
        fields: z.record(z.string(), z.object({ name: z.string(), pos: z.string().nullish() })),
      }),
    )
    .nullish(),
});

type MochiData = z.infer<typeof data>;
type Card = z.infer<typeof card>;

/** The cards of a Mochi export, as notes. Undefined if the archive is something else. */
export async function openMochi(archive: Archive): Promise<PackageFile | undefined> {
  const isEdn = archive.sizeOf('data.edn') !== undefined;
  if (!isEdn && archive.sizeOf('data.json') === undefined) return undefined;
  const read = data.safeParse(await orUnreadable(readData(archive, isEdn)));
  if (!read.success) throw new ApplicationError('PackageForeign');
  const notes = listNotes(read.data);
  const media = listMedia(notes);
  const sizes = media.flatMap((file) => archive.sizeOf(file) ?? []);
  return {
    survey: async () => describeNotes(read.data, notes),
    readNotes: async (after, count) => {
      const start = after === null ? 0 : Number(after) + 1;
      return notes.slice(start, start + count);
    },
    mediaCount: sizes.length,
    mediaBytes: sizes.reduce((sum, size) => sum + size, 0),
    readMedia: (file, most) =>
      archive
        .read(file, most)
        .then(buffer)
        .catch(() => undefined),
  };
}

async function readData(archive: Archive, isEdn: boolean): Promise<unknown> {
  const content = await text(await archive.read(isEdn ? 'data.edn' : 'data.json', maxBytes));
  return isEdn ? readEdn(content) : readTransit(JSON.parse(content));
}

const listMedia = (notes: readonly Note[]): string[] => [
  ...new Set(
    notes
      .flatMap(({ fields }) => fields)
      .flatMap((field) => [...field.matchAll(/<img src="([^"]+)">|\[sound:([^\]]+)\]/g)])
      .flatMap(([, picture, sound]) => picture ?? sound ?? []),
  ),
];

/** Cards without a template have two sides. */
const sides = { id: 'card', name: 'Mochi', fieldIds: [], fields: ['Front', 'Back'] };

const listTypes = ({ templates }: MochiData) => [
  sides,
  ...(templates ?? []).map(({ fields, ...template }) => {
    const placed = Object.entries(fields).toSorted(([, one], [, other]) =>
      (one.pos ?? '') < (other.pos ?? '') ? -1 : 1,
    );
    return {
      ...{ id: template.id, name: template.name },
      fieldIds: placed.map(([id]) => id),
      fields: placed.map(([, field]) => field.name),
    };
  }),
];

function listNotes(read: MochiData): Note[] {
  const typeOf = new Map(listTypes(read).map((type) => [type.id, type]));
  const cards = read.decks.flatMap((deck) =>
    (deck.cards ?? []).map((one) => ({
      ...one,
      deckId: deck.id,
      type: typeOf.get(one['template-id'] ?? deck['template-id'] ?? ''),
    })),
  );
  return cards
    .filter((one) => !one['trashed?'])
    .map(({ deckId, type, ...one }, index) => {
      const isFilled = type !== undefined && Object.keys(one.fields ?? {}).length > 0;
      const written = splitTags(one.content ?? '');
      const fields = isFilled
        ? type.fieldIds.map((id) => toText(one.fields?.[id]?.value))
        : splitSides(written.content);
      return {
        ...{ id: String(index), guid: one.id, deckId, typeId: isFilled ? type.id : sides.id },
        fields: fields.map(toField),
        tags: [...(one.tags ?? []), ...written.tags].join(' '),
        ...readMemory(one),
      };
    });
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function readMemory({ reviews }: Card): Pick<Note, 'interval' | 'reviews'> {
  const logged = (reviews ?? []).flatMap((one): LoggedReview[] => {
    const at = new Date(one.date).getTime();
    const interval = Math.round(one.interval ?? 0);
    const ease = one['remembered?'] === false ? 1 : 3;
    return Number.isNaN(at)
      ? []
      : [{ id: at, ease, type: 1, interval, factor: 0, milliseconds: 0 }];
  });
  return { interval: logged.at(-1)?.interval ?? 0, reviews: logged };
}

function describeNotes(read: MochiData, notes: readonly Note[]) {
  const byType = Map.groupBy(notes, ({ typeId }) => typeId);
  const byDeck = Map.groupBy(notes, ({ deckId }) => deckId);
  return {
    noteTypes: listTypes(read).flatMap(({ id, name: typeName, fields }) => {
      const own = byType.get(id) ?? [];
      const samples = own.slice(0, sampleCount).map((note) => note.fields);
      return own.length === 0
        ? []
        : [{ id, name: typeName, fields, noteCount: own.length, samples }];
    }),
    decks: read.decks.flatMap(({ id }) => {
      const noteCount = byDeck.get(id)?.length ?? 0;
      return noteCount === 0 ? [] : [{ id, name: nameDeck(read, id), noteCount }];
    }),
    noteCount: notes.length,
    reviewCount: notes.reduce((sum, { reviews }) => sum + reviews.length, 0),
  };
}

const maxDepth = 10;

/** With the decks around it, as Anki names it. */
function nameDeck({ decks }: MochiData, id: string): string {
  const names: string[] = [];
  let deck = decks.find((one) => one.id === id);
  while (deck !== undefined && names.length < maxDepth) {
    names.unshift(deck.name);
    const parentId = deck['parent-id'];
    deck = decks.find((one) => one.id === parentId);
  }
  return names.join('::');
}
