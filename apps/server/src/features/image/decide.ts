import { inArray } from 'drizzle-orm';
import { imagePin, wordImage } from '../../schema/image.ts';
import { type Decide, saveDecision } from '../contribution/decide.ts';
import { publishProposedAmong } from '../word/decide.ts';

export const approveImages: Decide = async (database, contributions, decision) => {
  const words = database
    .select({ id: wordImage.wordId })
    .from(wordImage)
    .where(inArray(wordImage.id, contributions.map(idOf)));
  await publishProposedAmong(database, words.getSQL(), decision);
  await saveDecision(database, 'image', contributions, decision);
};

export const hideImages: Decide = async (database, contributions, decision) => {
  await database.delete(imagePin).where(inArray(imagePin.wordImageId, contributions.map(idOf)));
  await saveDecision(database, 'image', contributions, decision);
};

const idOf = ({ id }: { id: string }): string => id;
