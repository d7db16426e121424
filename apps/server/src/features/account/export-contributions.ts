import { eq, or } from 'drizzle-orm';
import { isoTime, isoTimeOrNull } from '../../platform/database/sql.ts';
import { image, imagePin, wordImage } from '../../schema/image.ts';
import { wordRecording } from '../../schema/recording.ts';
import { tag, tagWord } from '../../schema/tag.ts';
import { translation, translationPin } from '../../schema/translation.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { type ReactionKind, reactionTables } from '../reaction/change-reaction.ts';
import { recordingFields } from '../recording/store.ts';
import { type ExportSource, exportedWordFor } from './export-fields.ts';

export async function exportContributions(source: ExportSource) {
  const { database, userId } = source;
  return {
    words: await exportWords(source),
    translations: await exportTranslations(source),
    images: await database
      .select({
        ...contributionFields(wordImage),
        word: exportedWordFor(userId),
        url: image.url,
        licence: image.licence,
        source: image.source,
      })
      .from(wordImage)
      .innerJoin(image, eq(image.id, wordImage.imageId))
      .innerJoin(word, eq(word.id, wordImage.wordId))
      .where(eq(wordImage.userId, userId))
      .orderBy(wordImage.id),
    recordings: await database
      .select({
        ...contributionFields(wordRecording),
        word: exportedWordFor(userId),
        ...recordingFields,
      })
      .from(wordRecording)
      .innerJoin(word, eq(word.id, wordRecording.wordId))
      .where(eq(wordRecording.userId, userId))
      .orderBy(wordRecording.id),
    tags: await database
      .select({ ...contributionFields(tagWord), word: exportedWordFor(userId), code: tag.code })
      .from(tagWord)
      .innerJoin(tag, eq(tag.id, tagWord.tagId))
      .innerJoin(word, eq(word.id, tagWord.wordId))
      .where(eq(tagWord.userId, userId))
      .orderBy(tagWord.id),
  };
}

function exportWords({ database, userId }: ExportSource) {
  const { example, exampleDetails, grammar, speechPartIds } = wordContribution;
  const { privacy, status, reason, createdAt } = wordContribution;
  return database
    .select({
      word: exportedWordFor(userId),
      example,
      exampleDetails,
      grammar,
      speechPartIds,
      privacy,
      status,
      reason,
      createdAt: isoTime(createdAt),
    })
    .from(wordContribution)
    .innerJoin(word, eq(word.id, wordContribution.wordId))
    .where(eq(wordContribution.userId, userId))
    .orderBy(wordContribution.id);
}

/** Each translation is two rows. Its word with the lower id comes first. */
async function exportTranslations({ database, userId }: ExportSource) {
  const isWord = or(eq(word.id, translation.lowWordId), eq(word.id, translation.highWordId));
  const { speechPartId } = translation;
  const rows = await database
    .select({
      entry: { ...contributionFields(translation), speechPartId },
      word: exportedWordFor(userId),
    })
    .from(translation)
    .innerJoin(word, isWord)
    .where(eq(translation.userId, userId))
    .orderBy(translation.id, word.id);
  const byId = Map.groupBy(rows, ({ entry }) => entry.id);
  return [...byId.values()].flatMap(([low, high]) =>
    low === undefined || high === undefined ? [] : { ...low.entry, words: [low.word, high.word] },
  );
}

export async function exportReactions({ database, userId }: ExportSource) {
  const find = (kind: ReactionKind) => {
    const { entryId, reaction, userId: ofUser } = reactionTables[kind].reactions;
    return database
      .select({ entryId, reaction })
      .from(reactionTables[kind].reactions)
      .where(eq(ofUser, userId))
      .orderBy(entryId);
  };
  const [translations, images, recordings, tags] = [
    await find('translation'),
    await find('image'),
    await find('recording'),
    await find('tag'),
  ];
  return {
    translations: translations.map(({ entryId, ...one }) => ({ translationId: entryId, ...one })),
    images: images.map(({ entryId, ...one }) => ({ wordImageId: entryId, ...one })),
    recordings: recordings.map(({ entryId, ...one }) => ({ wordRecordingId: entryId, ...one })),
    tags: tags.map(({ entryId, ...one }) => ({ tagWordId: entryId, ...one })),
  };
}

export async function exportPins({ database, userId }: ExportSource) {
  const { wordId, translationId } = translationPin;
  const { wordImageId } = imagePin;
  return {
    translations: await database
      .select({ wordId, translationId })
      .from(translationPin)
      .where(eq(translationPin.userId, userId))
      .orderBy(wordId, translationId),
    images: await database
      .select({ wordImageId })
      .from(imagePin)
      .where(eq(imagePin.userId, userId))
      .orderBy(wordImageId),
  };
}

const contributionFields = (
  entry: typeof translation | typeof wordImage | typeof wordRecording | typeof tagWord,
) => ({
  id: entry.id,
  status: entry.status,
  reason: entry.reason,
  createdAt: isoTimeOrNull(entry.createdAt),
  likeCount: entry.likeCount,
  dislikeCount: entry.dislikeCount,
});
