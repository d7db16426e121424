import type { SpokenWord } from '../../shared/sound/use-sound.ts';

/** A word of the server as something that can be heard. */
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

/** Replaces the text of a word, for example by its plural, which only a voice of the browser can say. */
export const withSpokenText = (word: SpokenWord, text = word.text): SpokenWord =>
  text === word.text ? word : { text, langCode: word.langCode };
