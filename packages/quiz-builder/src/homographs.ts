import type { QuizItemRecord, ResolvedQuizSettings, WordRecord } from '@wordhoard/contract';
import { QuizMode, WordMode } from '@wordhoard/contract/enumeration';
import { addAccepted, asksForWord, type Synonym } from './accepted-answers.ts';
import { buildItem } from './build-item.ts';
import { type Candidate, isTelling } from './candidate.ts';
import { formatFullForm } from './grammar-items.ts';

/**
 * Finds the words that share their text with each word or with its first translation, by the id of the word. If a
 * translation has homographs, it is among them itself. Their translations are in the language of the other side.
 */
export type FindHomographs = (
  words: readonly WordRecord[],
) => Promise<ReadonlyMap<string, readonly WordRecord[]>>;

type AskedAspect = Pick<ResolvedQuizSettings, 'asks' | 'mode'>;

/**
 * Names the meaning that is asked if the text of the prompt alone is not enough, and keeps the answers of homographs away
 * from the options. If nothing tells them apart, all their answers are right. An answer that has homographs is named, too,
 * for questions that show it beside others, or as the prompt.
 */
export async function tellHomographsApart<Asked extends Candidate>(
  asked: readonly Asked[],
  asking: AskedAspect,
  findHomographs: FindHomographs,
): Promise<Asked[]> {
  const ambiguous = asked.filter(isAmbiguous);
  if (ambiguous.length === 0) return [...asked];
  const homographsOf = await findHomographs(ambiguous.map(({ word }) => word));
  return asked.map((one) =>
    isAmbiguous(one) ? tellApart(one, homographsOf.get(one.word.id) ?? [], asking) : one,
  );
}

/** The row of a table tells which word is meant. */
const isAmbiguous = ({ item: { rowId } }: Candidate): boolean => rowId === undefined;

function tellApart<Asked extends Candidate>(
  asked: Asked,
  homographs: readonly WordRecord[],
  asking: AskedAspect,
): Asked {
  const { word } = asked;
  const meaning = homographs.find(({ id }) => id === word.trans[0]?.dest.id);
  const isBackward = asksForWord(asked);
  const [shown, answer] = isBackward ? [meaning, word] : [word, meaning];
  const told = namePrompt(
    asked,
    listHomographs(shown, homographs),
    isBackward ? meaningInText : asking,
  );
  return nameAnswer(told, listHomographs(answer, homographs));
}

/** A word with its homographs. */
interface Ambiguous {
  word: WordRecord;
  others: readonly WordRecord[];
}

function listHomographs(
  word: WordRecord | undefined,
  homographs: readonly WordRecord[],
): Ambiguous | undefined {
  const others = homographs.filter((other) => word !== undefined && isHomograph(other, word));
  return word === undefined || others.length === 0 ? undefined : { word, others };
}

/** A picture and a sentence tell which word is meant. */
const showsWord = ({ imageKey, gap }: QuizItemRecord['prompt']): boolean =>
  imageKey === undefined && gap === undefined;

function namePrompt<Asked extends Candidate>(
  asked: Asked,
  shown: Ambiguous | undefined,
  asking: AskedAspect,
): Asked {
  const { item } = asked;
  if (shown === undefined || !showsWord(item.prompt)) return asked;
  const answers = listAnswers(shown, asking);
  const texts = answers.flatMap(({ accepted }) => accepted);
  const sense = findSense(asked, item.prompt) ?? chooseSense(shown, item.asks === undefined);
  if (sense === undefined) {
    const spellings = answers.flatMap((answer) => answer.spellings ?? []);
    return addAccepted(asked, texts, spellings);
  }
  // A language has few articles, and each is an option.
  const excluded = item.asks === 'article' || item.asks === 'gender' ? {} : { excluded: texts };
  return { ...asked, item: { ...item, prompt: { ...item.prompt, sense }, ...excluded } };
}

function nameAnswer<Asked extends Candidate>(asked: Asked, answer: Ambiguous | undefined): Asked {
  const { item } = asked;
  if (answer === undefined || item.asks !== undefined || item.imageKey !== undefined) return asked;
  const sense = findSense(asked, item) ?? chooseSense(answer, true);
  const excludedPrompts = listAnswers(answer, meaningInText).flatMap(({ accepted }) => accepted);
  return { ...asked, item: { ...item, ...(sense && { sense }), excludedPrompts } };
}

/**
 * Names the meaning of a prompt that other words share: by its sense, by another translation of the asked word, by its part
 * of speech if that tells it from another word, or by its picture.
 */
export function nameSharedMeaning<Asked extends Candidate>(
  asked: Asked,
  synonyms: readonly Synonym[] = [],
): Asked {
  const { word, item } = asked;
  const { prompt, rowId } = item;
  const isShared = item.accepted.some((text) => text !== item.text);
  const isTold = prompt.sense !== undefined || !showsWord(prompt) || rowId !== undefined;
  if (!asksForWord(asked) || !isShared || isTold) return asked;
  const sense =
    findSense(asked, prompt) ??
    findOtherTranslation(asked) ??
    findOwnSpeechPart(word, synonyms) ??
    findPicture(word);
  return sense ? { ...asked, item: { ...item, prompt: { ...prompt, sense } } } : asked;
}

type Side = Pick<QuizItemRecord['prompt'], 'langCode'>;

/** The sense of the asked meaning, in the language of the side that it names. */
function findSense({ word: { trans } }: Candidate, { langCode = '' }: Side): Sense | undefined {
  const text = trans[0]?.sense?.[langCode];
  return text === undefined ? undefined : { text, langCode };
}

function findOtherTranslation({ word, item: { prompt } }: Candidate): Sense | undefined {
  const other = word.trans.find(
    ({ dest }) => dest.text !== prompt.text && dest.mode === WordMode.Word,
  );
  return other && { text: other.dest.text, langCode: other.dest.langCode };
}

const findOwnSpeechPart = (word: WordRecord, synonyms: readonly Synonym[]): Sense | undefined =>
  synonyms.some(({ speechPartId }) => speechPartId !== word.trans[0]?.speechPartId)
    ? findSpeechPart(word)
    : undefined;

const findPicture = ({ image }: WordRecord): Sense | undefined =>
  isTelling(image) ? { imageKey: image.url } : undefined;

/** The right answers of the homographs of a word. */
const listAnswers = ({ others }: Ambiguous, asking: AskedAspect): QuizItemRecord[] =>
  others.flatMap((other) => buildItem(other, { ...asking, direction: 'forward' }, undefined) ?? []);

const meaningInText = { asks: 'meaning', mode: QuizMode.Tran } as const;

const isHomograph = (one: WordRecord, other: WordRecord): boolean =>
  one.id !== other.id && one.langCode === other.langCode && one.mode === other.mode;

type Sense = NonNullable<QuizItemRecord['prompt']['sense']>;

/** What a homograph has and none of the others, but not the answer: a translation only if the meaning is not asked. */
function chooseSense({ word, others }: Ambiguous, asksMeaning: boolean): Sense | undefined {
  const senses = asksMeaning
    ? [findSpeechPart, findFullForm, findReading, findExample]
    : [findMeaning, findSpeechPart];
  const [sense] = senses.flatMap((find) => {
    const own = find(word);
    const isShared = others.some((other) => JSON.stringify(find(other)) === JSON.stringify(own));
    return own === undefined || isShared ? [] : [own];
  });
  return sense;
}

type FindSense = (word: WordRecord) => Sense | undefined;

const findSpeechPart: FindSense = ({ trans: [meaning] }) =>
  meaning && { speechPartId: meaning.speechPartId };

const findFullForm: FindSense = (word) => {
  const fullForm = formatFullForm(word);
  return fullForm === word.text ? undefined : { text: fullForm, langCode: word.langCode };
};

const findReading: FindSense = ({ langCode, grammar }) => {
  const text = grammar?.reading ?? grammar?.stress;
  return text === undefined ? undefined : { text, langCode };
};

const findExample: FindSense = ({ langCode, example }) =>
  example === null ? undefined : { text: example, langCode };

const findMeaning: FindSense = ({ trans: [meaning] }) =>
  meaning && { text: meaning.dest.text, langCode: meaning.dest.langCode };
