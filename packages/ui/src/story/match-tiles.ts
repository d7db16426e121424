import type { JoinedPair, MatchTileContent } from '../quiz/match-up/match-pair.ts';
import type { WordText } from '../word/word-text.ts';
import { words } from './sample.ts';

export const tile = (id: string, word: WordText): MatchTileContent => ({
  id,
  content: { kind: 'word', word },
});
export const imageTile = (id: string, image: string, alt: string): MatchTileContent => ({
  id,
  content: { kind: 'image', image, alt },
});
export const pair = (id: string, isMissed = false): JoinedPair => ({
  promptId: id,
  answerId: id,
  isMissed,
});

export const prompts = [
  tile('apple', words.manzana),
  tile('pear', words.pera),
  tile('lemon', words.limon),
  tile('strawberry', words.fresa),
  tile('grapes', words.uva),
  tile('butterfly', words.mariposa),
];
export const answers = [
  tile('lemon', words.limonRussian),
  tile('butterfly', words.babochka),
  tile('apple', words.yabloko),
  tile('grapes', words.vinograd),
  tile('pear', words.grusha),
  tile('strawberry', words.klubnika),
];
