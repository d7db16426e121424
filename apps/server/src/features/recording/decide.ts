import { inArray } from 'drizzle-orm';
import { wordRecording } from '../../schema/recording.ts';
import { type Decide, saveDecision } from '../contribution/decide.ts';
import { publishProposedAmong } from '../word/decide.ts';

export const approveRecordings: Decide = async (database, contributions, decision) => {
  const ids = contributions.map(({ id }) => id);
  const words = database
    .select({ id: wordRecording.wordId })
    .from(wordRecording)
    .where(inArray(wordRecording.id, ids));
  await publishProposedAmong(database, words.getSQL(), decision);
  await saveDecision(database, 'recording', contributions, decision);
};

export const hideRecordings: Decide = (database, contributions, decision) =>
  saveDecision(database, 'recording', contributions, decision);
