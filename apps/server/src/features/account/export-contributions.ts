import { eq, or } from 'drizzle-orm';
import { image, imagePin, imageReaction, wordImage } from '../../schema/image.ts';
import { recordingReaction, wordRecording } from '../../schema/recording.ts';
import { tag, tagReaction, tagWord } from '../../schema/tag.ts';
import { translation, translationPin, translationReaction } from '../../schema/translation.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { recordingFields } from '../recording/store.ts';
import { type ExportSource, exportedWordFor, isoTime, isoTimeOrNull } from './export-fields.ts';

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
  const { translationId } = translationReaction;
  const { wordImageId } = imageReaction;
  const { wordRecordingId } = recordingReaction;
  const { tagWordId } = tagReaction;
  return {
    translations: await database
      .select({ translationId, reaction: translationReaction.reaction })
      .from(translationReaction)
      .where(eq(translationReaction.userId, userId))
      .orderBy(translationId),
    images: await database
      .select({ wordImageId, reaction: imageReaction.reaction })
      .from(imageReaction)
      .where(eq(imageReaction.userId, userId))
      .orderBy(wordImageId),
    recordings: await database
      .select({ wordRecordingId, reaction: recordingReaction.reaction })
      .from(recordingReaction)
      .where(eq(recordingReaction.userId, userId))
      .orderBy(wordRecordingId),
    tags: await database
      .select({ tagWordId, reaction: tagReaction.reaction })
      .from(tagReaction)
      .where(eq(tagReaction.userId, userId))
      .orderBy(tagWordId),
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
