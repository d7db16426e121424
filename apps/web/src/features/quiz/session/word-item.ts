import type { Grammar, QuizItemRecord, QuizQuestion } from '@wordhoard/contract';
import { type ItemAspect, speechPartOptions, type WordMode } from '@wordhoard/contract/enumeration';
import type { QuizItem, QuizSide } from '@wordhoard/quiz-engine';
import type {
  AnswerContent,
  AnswerRecap,
  ExampleText,
  QuizContent,
  Sense,
  WordText,
} from '@wordhoard/ui';
import type { QuizDirection } from '../../../shared/settings/quiz-choice.ts';
import type { SpokenWord } from '../../../shared/sound/use-sound.ts';
import { toExampleText, toSpokenWord, toWordText, withSpokenText } from '../../word/word-text.ts';

type WordSide = Omit<QuizSide, 'sense'> & {
  langCode: string;
  /** Where a cell is in its table. */
  cell?: QuizItemRecord['prompt']['cell'];
  gap?: QuizItemRecord['prompt']['gap'];
  sense?: QuizItemRecord['prompt']['sense'];
};

/** A word or a cell of a quiz. The label of a table has no language: its code is empty. */
export interface WordItem extends QuizItem {
  /** The id of the word or, in a quiz of a table, of the cell that is asked for. */
  wordId: string;
  prompt: WordSide;
  langCode: string;
  sense?: WordSide['sense'];
  /** Right answers to its homographs, if the item is asked the other way round. */
  excludedPrompts?: readonly string[] | undefined;
  /** What it asks, other than the meaning. */
  asks?: ItemAspect | undefined;
  /** The word with its article and its plural, if one of them is asked. */
  fullForm?: string | undefined;
  /** What the sound says once the answer may be heard; by default the word. */
  spoken?: string | undefined;
  rowId?: string | undefined;
  columnId?: string | undefined;
  /** The word in the learned language, which has a page and a sound. A form of it sounds as itself. */
  word: SpokenWord & {
    id: string;
    mode?: WordMode | undefined;
    homograph?: number | undefined;
    hasHomographs?: boolean | undefined;
  };
  /** What a dictionary says about the word. */
  grammar?: Grammar | undefined;
  /** The id of its first translation, which may have homographs. */
  meaningId?: string | undefined;
  /** All translations of the word. */
  meanings?: readonly { text: string; langCode: string }[] | undefined;
  /** The image of the word, whether or not the quiz asks for images. */
  image?: string | undefined;
  /** An example in the language of the word. */
  example?: ExampleText | undefined;
}

/** What is needed to recognise an answer as that of another word, and to say what it means. */
export type OtherWord = Pick<
  WordItem,
  'wordId' | 'text' | 'langCode' | 'prompt' | 'romanisations' | 'asks'
> & {
  word: { id: string };
};

/** The item of an asked word. */
export function buildPairItem({ item, word }: QuizQuestion): WordItem {
  const { id, mode, homograph, hasHomographs } = word;
  const isForm = item.asks === 'form';
  return {
    ...withLanguages(item),
    word: {
      ...withSpokenText(toSpokenWord(word), isForm ? item.spoken : undefined),
      ...{ id, mode, homograph, hasHomographs },
    },
    grammar: isForm ? undefined : (item.grammar ?? word.grammar ?? undefined),
    meaningId: word.trans[0]?.dest.id,
    meanings: word.trans.map(({ dest: { text, langCode } }) => ({ text, langCode })),
    image: word.image?.url,
    example: toExampleText(word, findTranLangCode(item, word)),
  };
}

/** The language of the other side. A quiz of images, and one that asks for grammar, have only one. */
const findTranLangCode = (
  item: QuizItemRecord,
  { langCode, trans }: QuizQuestion['word'],
): string =>
  item.asks === undefined
    ? ([item.langCode, item.prompt.langCode].find((code) => code !== langCode) ?? langCode)
    : (trans[0]?.dest.langCode ?? langCode);

/** An item for wrong options. */
export function buildPoolItem(item: QuizItemRecord, direction: QuizDirection): WordItem {
  const { prompt, ...answer } = withLanguages(item);
  const isPrompt = direction === 'forward' && item.columnId === undefined;
  const { text, langCode } = isPrompt ? prompt : answer;
  return { ...answer, prompt, word: { id: item.wordId, text, langCode } };
}

type AskedPlace = Pick<QuizItemRecord, 'wordId' | 'rowId' | 'columnId' | 'asks'>;

/** A cell is asked for itself, and so is a form: a word may have several in a table. */
const toSubjectKey = ({ wordId, rowId, columnId, asks }: AskedPlace): string =>
  columnId === undefined && asks !== 'form' ? wordId : `${wordId} ${rowId} ${columnId}`;

/** The distractors of a cell come from its row and its column. */
const withLanguages = ({ prompt, langCode = '', ...item }: QuizItemRecord) => ({
  ...item,
  wordId: toSubjectKey(item),
  ...(item.columnId !== undefined && { group: [`${item.rowId}`, item.columnId] }),
  langCode,
  prompt: { ...prompt, langCode: prompt.langCode ?? '' },
});

/** The content of the prompt. An image that shows the answer has no text, so as not to reveal it. */
export function toPromptContent(item: WordItem, isAnswered = false): QuizContent {
  const { prompt, langCode, accepted, asks } = item;
  if (prompt.gap !== undefined) {
    const { before, after, hint } = prompt.gap;
    const filled = isAnswered ? inSentence(item.text, before, prompt.langCode) : undefined;
    const lang = prompt.langCode;
    return {
      kind: 'gap',
      before,
      after,
      lang,
      hint: { text: hint.text, lang: hint.langCode },
      filled,
    };
  }
  if (prompt.cell !== undefined) {
    const { row, column } = prompt.cell;
    return { kind: 'word', word: { text: row.text, lang: row.langCode ?? '' }, detail: column };
  }
  if (asks !== undefined && asks !== 'meaning' && asks !== 'gap' && asks !== 'form') {
    return { ...toWordContent(plainText(prompt), prompt), asks };
  }
  if (prompt.imageKey === undefined)
    return toWordContent(mayReveal(item) ? plainText(prompt) : toSideText(item, prompt), prompt);
  const isAnswer = prompt.langCode === langCode && accepted.includes(prompt.text);
  return { kind: 'image', image: prompt.imageKey, alt: isAnswer ? '' : prompt.text };
}

/** A word in its sentence, which begins with a capital. */
const inSentence = (word: string, before: string, langCode: string): string =>
  /\p{L}/u.test(before) ? word : word.charAt(0).toLocaleUpperCase(langCode) + word.slice(1);

/**
 * The content of an answer option: its image, if there is one, or its text.
 *
 * @param isNamed - whether its sense tells it from another option of the same text
 */
export function toAnswerContent(item: WordItem, isNamed = false): AnswerContent {
  if (item.imageKey !== undefined) return { kind: 'image', image: item.imageKey, alt: item.text };
  return toWordContent(formatOption(item), isNamed ? item : { ...item, sense: undefined });
}

const toWordContent = (word: WordText, { isDefinition, sense }: WordSide) => ({
  kind: 'word' as const,
  word,
  ...(isDefinition && { isDefinition }),
  ...(sense && { sense: toWordSense(sense) }),
});

export function toWordSense(sense: NonNullable<WordSide['sense']>): Sense {
  if ('imageKey' in sense) return { image: sense.imageKey };
  return 'text' in sense ? plainText(sense) : nameSpeechPart(sense);
}

/** The message of a part of speech, of which the code is the English name: home would load the descriptors of all. */
function nameSpeechPart({ speechPartId }: { speechPartId: number }) {
  const { code } = speechPartOptions.find(({ id }) => id === speechPartId) ?? { code: 'other' };
  return { id: `speechPart.${code}`, defaultMessage: code };
}

/** A word as it is pronounced, but without its article and its number. Of the words in a table, only the asked one could have more. */
function formatOption(item: WordItem): WordText {
  if (mayReveal(item) || item.rowId !== undefined) return plainText(item);
  return { ...toSideText(item, item), article: undefined, homograph: undefined };
}

/** One side of an item: the word with its article and its pronunciation, the other side as it is. */
export const toSideText = (item: WordItem, side: WordSide): WordText =>
  isWord(item, side) ? toWordText({ ...item.word, grammar: item.grammar }) : plainText(side);

export const isWord = ({ word }: WordItem, { text, langCode }: WordSide): boolean =>
  text === word.text && langCode === word.langCode;

const plainText = ({ text, langCode }: WordSide): WordText => ({ text, lang: langCode });

/** Whether a meaning is asked for its word. */
export const asksForWord = (item: WordItem): boolean =>
  item.asks === undefined && item.rowId === undefined && isWord(item, item);

const asksMeaning = ({ asks = 'meaning' }: WordItem): boolean => asks === 'meaning';

/**
 * Whether the word is asked for its grammar, by a label, or by a text in its own language, such as its reading. What is
 * shown with the word may then be the answer.
 */
const mayReveal = (item: WordItem): boolean =>
  !asksMeaning(item) ||
  (![item, item.prompt].some(({ imageKey }) => imageKey) && isMonolingual(item));

const isMonolingual = ({ prompt, langCode }: WordItem): boolean =>
  prompt.langCode === langCode || prompt.langCode === '' || langCode === '';

/** What helps to remember the word. What the question shows already is left out. */
export const buildRecap = (
  item: WordItem,
  action: AnswerRecap['action'],
  given?: OtherWord,
): AnswerRecap => ({
  form: item.fullForm === undefined ? undefined : { text: item.fullForm, lang: item.word.langCode },
  image: item.prompt.imageKey === undefined && item.imageKey === undefined ? item.image : undefined,
  // A gap shows its sentence already.
  example: item.asks === 'gap' ? undefined : item.example,
  word: asksMeaning(item) && isWord(item, item) ? toSideText(item, item) : undefined,
  given:
    // The sentence of a gap is no meaning.
    given && given.asks !== 'gap' && asksMeaning(item) && item.rowId === undefined
      ? { answer: plainText(given), meaning: plainText(given.prompt) }
      : undefined,
  action,
});
