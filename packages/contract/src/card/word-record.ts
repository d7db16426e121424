import { z } from '@hono/zod-openapi';
import {
  defineFeed,
  hasHomographs,
  homograph,
  id,
  isByLink,
  knowing,
  orNull,
  storedLangCode,
  textOfMode,
  wordMode,
  wordReference,
} from '../base/scalar.ts';
import { wordDetails } from '../grammar/word-details.ts';
import { image } from '../image/image.ts';
import { recordingOrNull } from '../recording/recording.ts';
import { translation } from '../translation/translation.ts';

/** A word as cards show it: with its first image, its best recording and its translations into one language. */
export const wordRecord = z
  .object({
    id,
    text: textOfMode,
    langCode: storedLangCode,
    mode: wordMode,
    homograph,
    hasHomographs,
    ...wordDetails,
    knowing,
    image: orNull(image),
    recording: recordingOrNull,
    trans: z.array(translation),
    isByLink,
  })
  .openapi('WordRecord');

/** A word to choose by its text. */
export const wordOption = wordReference
  .extend({ trans: z.array(translation).optional() })
  .openapi('WordOption', {
    description: 'With its translations, if it has homographs or is named by the whole text',
  });

export const wordFeed = defineFeed(wordRecord).openapi('WordFeed');

export type WordOption = z.infer<typeof wordOption>;
export type WordRecord = z.infer<typeof wordRecord>;
