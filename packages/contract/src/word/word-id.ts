import { v5 as computeNameBasedId } from 'uuid';
import { WordMode } from '../base/enumeration.ts';
import { wordKey } from '../text/normalize.ts';

export interface WordIdentity {
  langCode: string;
  text: string;
  mode?: WordMode | undefined;
  /** The number among words of the same text. */
  homograph?: number | undefined;
}

const namespace = '6f0c1d9e-3c67-4d5c-9a54-6b1f5c1d2a70';

/** The id of a word, which is the same everywhere and for ever. It does not tell whether anybody has the word. */
export const computeWordId = ({
  langCode,
  text,
  mode = WordMode.Word,
  homograph = 1,
}: WordIdentity): string =>
  computeNameBasedId(`${langCode} ${mode} ${homograph} ${wordKey(text)}`, namespace);
