import { sql } from 'drizzle-orm';
import { type Decide, idsOf, saveDecision } from '../contribution/decide.ts';
import { publishProposedAmong } from '../word/decide.ts';

export const approveImages: Decide = async (database, contributions, decision) => {
  const words = sql`select word_id from word_image where id = any(${idsOf(contributions)})`;
  await publishProposedAmong(database, words, decision);
  await saveDecision(database, 'image', contributions, decision);
};

export const rejectImages: Decide = async (database, contributions, decision) => {
  const ids = idsOf(contributions);
  await database.execute(sql`delete from image_pin where word_image_id = any(${ids})`);
  await saveDecision(database, 'image', contributions, decision);
};
