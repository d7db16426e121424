import type { SpokenWord } from '../../shared/sound/use-sound.ts';

/** How a word of the server sounds. */
export const toSpokenWord = ({
  id,
  text,
  langCode,
  recording,
}: {
  id: string;
  text: string;
  langCode: string;
  recording: { url: string } | null;
}): SpokenWord & { id: string } => ({ id, text, langCode, recording: recording?.url });

/** How another text of a word sounds, such as its plural: neither a recording nor the server says it. */
export const withSpokenText = (word: SpokenWord, text = word.text): SpokenWord =>
  text === word.text ? word : { text, langCode: word.langCode };
