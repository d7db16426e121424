import { isNeutral } from '@wordhoard/contract/answered-review';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  buildLetterMatch,
  findUnavailableReason,
  foldText,
  gradeSpelling,
  isRightVerdict,
  judgeSpelling,
  type RatedVerdict,
  type SpellingQuestion as Spelling,
  type SpellingGrade,
} from '@wordhoard/quiz-engine';
import { findAlphabet, foldRomanisation, isPinyin } from '@wordhoard/quiz-engine/text';
import { needsRomanisation, SpellingBoard } from '@wordhoard/ui';
import { type ComponentProps, lazy, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { v7 as newId } from 'uuid';
import { useApiQueries } from '../../../shared/api/api-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import type { QuizSession, WordResult } from '../session/quiz-session.ts';
import {
  asksForWord,
  buildRecap,
  type OtherWord,
  toPromptContent,
  toWordSense,
  type WordItem,
} from '../session/word-item.ts';
import { findGapAgreement } from './gap-agreement.ts';
import type { QuestionProps } from './quiz-question.tsx';

const LetterQuestion = lazy(async () => ({
  default: (await import('./letter-question.tsx')).LetterQuestion,
}));

const ForeignSpelling = lazy(async () => ({
  default: (await import('./foreign-spelling.tsx')).ForeignSpelling,
}));

/** Asks for a typed answer. A word in a script that the learner cannot type may be built from letters instead. */
export function SpellingQuestion(props: QuestionProps<Spelling<WordItem>>) {
  const { item } = props.question;
  const { locale } = useIntl();
  const [isBuilding, setBuilding] = useState(false);
  const isForeign = needsRomanisation(item.langCode, locale);
  const hasAlphabet = isForeign && findAlphabet(item.langCode) !== undefined;
  const canBuild =
    (hasAlphabet || item.romanisations) &&
    findUnavailableReason('letter-match', item, []) === undefined;
  const onBuild = canBuild ? () => setBuilding(true) : undefined;
  if (isBuilding) return <BuildingQuestion {...props} />;
  return hasAlphabet ? (
    <ForeignSpelling {...props} onBuild={onBuild} />
  ) : (
    <TypingQuestion {...props} help={{ onBuild }} />
  );
}

/** Asks to build the word instead of typing it. */
export function BuildingQuestion(props: QuestionProps<Spelling<WordItem>>) {
  const { question, session } = props;
  const [building] = useState(() =>
    buildLetterMatch(question.item, Math.random, listOthers(session)),
  );
  return <LetterQuestion {...props} question={building} />;
}

interface TypingQuestionProps extends QuestionProps<Spelling<WordItem>> {
  help: Pick<ComponentProps<typeof SpellingBoard>, 'alphabet' | 'onBuild' | 'isLatin'>;
}

/** Learners can dispute the verdict, which suggests a translation to admins. */
export function TypingQuestion({
  question,
  result,
  session,
  onAnswer,
  onNext,
  onPlay,
  action,
  answerAction,
  help,
}: TypingQuestionProps) {
  const suggest = useSuggestion(question.item);
  const { item } = question;
  const asked = useMemo(() => withAgreement(onlyAskedWord(question)), [question]);
  const grade = useGrade(asked, result?.answer);
  const label = useLabel(item, help.isLatin);
  const { notice, check } = useCheck(asked, session, onAnswer);

  function dispute(answer: string): void {
    onAnswer({ verdict: 'alternative', answer, isOverridden: true });
    suggest(answer);
  }

  return (
    <SpellingBoard
      prompt={
        session.isByEar && result === undefined
          ? undefined
          : toPromptContent(item, result !== undefined)
      }
      promptAction={action}
      recap={buildRecap(
        item,
        answerAction,
        result?.givenId ? findOtherWord(session, item, result.answer) : undefined,
      )}
      onPlay={session.isByEar ? onPlay : undefined}
      label={label}
      lang={item.langCode}
      letters={help.isLatin ? [] : session.specialLetters}
      {...help}
      outcome={result && toOutcome(item, result, grade)}
      keyboardNotice={notice}
      onAnswer={check}
      onPass={() => onAnswer({ verdict: 'wrong', answer: '' })}
      onDispute={() => result && dispute(result.answer)}
      onNext={onNext}
    />
  );
}

/** Judges an answer, or tells why it is asked for once more. */
function useCheck(
  asked: Spelling<WordItem>,
  session: QuizSession,
  onAnswer: QuestionProps<Spelling<WordItem>>['onAnswer'],
) {
  const { item } = asked;
  const { notice, asksAgain } = useNotice(item);
  const [wasLatin, setWasLatin] = useState(false);
  function check(answer: string): void {
    const isOther = (text: string) => isOtherWord(session, item, text);
    const graded = judgeSpelling(asked, answer, isOther);
    const other = findFittingWord(item, answer, isOther);
    if (notice === undefined && asksAgain(graded, answer, other)) {
      // Where Latin letters are an answer too, these may have been a miss.
      setWasLatin(graded.verdict === 'keyboard' && item.romanisations !== undefined);
      return;
    }
    // The notice has told that another word is asked for.
    const isNamed = other !== undefined && isMissedBy(graded, other) && other.isSynonym;
    const { verdict, isHinted } = countAnswer(graded, { isNamed, wasLatin });
    const given = verdict === 'wrong' ? findOtherWord(session, item, answer) : undefined;
    onAnswer({ verdict, answer, isHinted, givenId: given?.word.id });
  }
  return { notice, check };
}

/** What the field asks for. */
function useLabel({ asks, langCode, romanisations, article }: WordItem, isLatin = false): string {
  const { formatMessage, locale } = useIntl();
  if (isLatin) return formatMessage(messages.latin, { language: languageName(langCode, locale) });
  if (asks === 'reading') {
    return formatMessage(messages.reading, { isPinyin: isPinyin(langCode) ? 'yes' : 'no' });
  }
  if (article && asks === undefined && !romanisations)
    return formatMessage(messages.withArticle, { language: languageName(langCode, locale) });
  return formatMessage(messages.label, {
    hasLanguage: langCode === '' ? 'no' : 'yes',
    isRomanised: romanisations ? 'yes' : 'no',
    language: langCode && languageName(langCode, locale),
  });
}

/** Tells why an answer is asked for once more: it was typed on another keyboard, or is another word. */
function useNotice(item: WordItem) {
  const { langCode, prompt, romanisations = [] } = item;
  const { formatMessage, locale } = useIntl();
  const [notice, setNotice] = useState<string>();
  function warn(answer: string, otherLetters: readonly string[]): void {
    const language = languageName(langCode, locale);
    const letters = otherLetters.join(' ');
    const isMixed = Array.from(answer).some(
      (letter) => /\p{L}/u.test(letter) && !otherLetters.includes(letter),
    );
    setNotice(
      isMixed
        ? formatMessage(messages.mixedLetters, { language, letters })
        : formatMessage(messages.keyboard, {
            language,
            isRomanised: romanisations.length > 0 ? 'yes' : 'no',
          }),
    );
  }
  function explain({ text: answer }: FittingWord): void {
    const sense = prompt.sense && toWordSense(prompt.sense);
    const meaning = sense && ('text' in sense ? sense.text : 'id' in sense && formatMessage(sense));
    setNotice(
      meaning
        ? formatMessage(messages.otherMeaning, { answer, prompt: prompt.text, meaning })
        : formatMessage(messages.otherWord, { answer }),
    );
  }
  function asksAgain(grade: SpellingGrade, answer: string, other?: FittingWord): boolean {
    if (other && isMissedBy(grade, other)) explain(other);
    else if (grade.verdict === 'keyboard') warn(answer, grade.otherLetters);
    else return false;
    return true;
  }
  return { notice, asksAgain };
}

/** How the answer differs from the right one; `undefined` before the answer. */
function useGrade(question: Spelling<WordItem>, typed: string | undefined) {
  return useMemo(
    () => (typed === undefined ? undefined : judgeSpelling(question, typed)),
    [question, typed],
  );
}

const toOutcome = (item: WordItem, result: WordResult, grade: SpellingGrade | undefined) => ({
  ...(isNeutral(result)
    ? { verdict: 'other' as const, answer: nameFittingWord(item, result.answer) }
    : { verdict: result.verdict, answer: result.answer }),
  expected: findExpectedText(item, result.verdict, grade),
  segments: grade?.isSimilar ? grade.diff : [],
  hasWrongArticle: grade?.hasWrongArticle,
  lacksTones: grade?.lacksTones,
  isVariant: grade?.isVariant,
  script: grade?.isRomanised ? item.text : undefined,
});

/** The accepted answer that an answer is compared with. */
function findExpectedText(
  { text }: WordItem,
  verdict: RatedVerdict,
  grade: SpellingGrade | undefined,
): string {
  if (grade === undefined || !(grade.hasWrongArticle || verdict === 'almost')) return text;
  return grade.diff.map(({ expected }) => expected).join('');
}

/** An answer on another keyboard is asked for once more. Then it counts. */
/**
 * What a typed answer counts as. A second try after Latin letters that are no romanisation (`wasLatin`), or with another word
 * that fits (`isNamed`), has had a hint.
 */
export const countAnswer = (
  graded: SpellingGrade,
  { isNamed, wasLatin }: { isNamed: boolean; wasLatin: boolean },
): { verdict: RatedVerdict; isHinted: boolean } => ({
  verdict: isNamed ? 'alternative' : rate(graded),
  isHinted: isNamed || wasLatin,
});

const rate = ({ verdict }: SpellingGrade): RatedVerdict =>
  verdict === 'keyboard' ? 'wrong' : verdict;

/** Suggests a disputed answer as another translation of the word, if the learner has an account. */
function useSuggestion({ langCode, word, asks }: WordItem): (text: string) => void {
  const { user } = useSession();
  const { mutate } = useApiQueries().useMutation('post', '/front-quiz/suggest', {
    // Another learner may have suggested it already. The answer counts in any case.
    meta: { showsFailure: true },
  });
  return (text) => {
    if (user !== undefined && asks === undefined && langCode !== word.langCode)
      mutate({ body: { id: newId(), wordId: word.id, langCode, text } });
  };
}

const messages = defineMessages({
  reading: {
    id: 'spellingQuestion.reading',
    defaultMessage:
      '{isPinyin, select, yes {Pinyin, tones optional} other {Kana or Latin letters}}',
  },
  keyboard: {
    id: 'spellingQuestion.keyboard',
    defaultMessage:
      '{isRomanised, select, yes {Not quite. Check the Latin letters, or type it in {language}.} other {Switch your keyboard to {language} and type it once more.}}',
  },
  mixedLetters: {
    id: 'spellingQuestion.mixedLetters',
    defaultMessage:
      'Some letters are from another alphabet: {letters}. Switch your keyboard to {language} and type it once more.',
  },
  otherWord: {
    id: 'spellingQuestion.otherWord',
    defaultMessage: '“{answer}” is right too. Which other word is it?',
  },
  otherMeaning: {
    id: 'spellingQuestion.otherMeaning',
    defaultMessage: '“{answer}” fits too. We’re looking for another word: “{prompt}” ({meaning}).',
  },
  latin: { id: 'spellingQuestion.latin', defaultMessage: '{language} in Latin letters' },
  withArticle: {
    id: 'spellingQuestion.withArticle',
    defaultMessage: 'Your answer ({language}, with its article)',
  },
  label: {
    id: 'spellingQuestion.label',
    defaultMessage:
      '{isRomanised, select, yes {{language} or Latin letters} other {Your answer{hasLanguage, select, yes { ({language})} other {}}}}',
  },
});

/** The question without other words that its prompt may mean: only the asked word is scheduled. */
const onlyAskedWord = (question: Spelling<WordItem>): Spelling<WordItem> =>
  asksForWord(question.item) ? { ...question, accepted: [question.item.text] } : question;

const withAgreement = (question: Spelling<WordItem>): Spelling<WordItem> => ({
  ...question,
  item: { ...question.item, ...findGapAgreement(question.item) },
});

/** A word that fits the prompt, other than the asked one. */
interface FittingWord {
  text: string;
  /** Whether the answer has a typing error. */
  hasSlip: boolean;
  /** Whether it fits in the meaning that is asked. */
  isSynonym: boolean;
}

/** The other word for the prompt, in this meaning or in another one, that an answer is, with a slip too. */
export function findFittingWord(
  item: WordItem,
  answer: string,
  isOther: (text: string) => boolean,
): FittingWord | undefined {
  if (!asksForWord(item)) return undefined;
  const { langCode, text, accepted, excluded = [] } = item;
  const synonyms = accepted.filter((other) => other !== text);
  const { matched, verdict } = gradeSpelling({
    ...{ answer, langCode, accepted: [...synonyms, ...excluded], isOtherWord: isOther },
  });
  if (matched === undefined) return undefined;
  return { text: matched, hasSlip: verdict === 'almost', isSynonym: synonyms.includes(matched) };
}

/** The word that an answer with a slip means. */
const nameFittingWord = (item: WordItem, answer: string): string =>
  findFittingWord(item, answer, () => false)?.text ?? answer;

/** Whether an answer is rather another word than the asked one. */
const isMissedBy = ({ verdict }: SpellingGrade, { hasSlip }: FittingWord): boolean =>
  !isRightVerdict(verdict) && !(hasSlip && verdict === 'almost');

/** Whether an answer is another word, the prompt itself, or the singular of a plural, and therefore not a typing error. */
export function isOtherWord(session: QuizSession, current: WordItem, answer: string): boolean {
  const { asks, word, prompt } = current;
  const isSame = matches(current, answer);
  if (asks === 'plural' && isSame(word)) return true;
  if (isSame(prompt) && !isSame(current)) return true;
  return findOtherWord(session, current, answer) !== undefined;
}

/** The other word of the round, or of those that wrong options come from, that an answer is. */
function findOtherWord(
  session: QuizSession,
  current: WordItem,
  answer: string,
): OtherWord | undefined {
  const isSame = matches(current, answer);
  return listOthers(session).find((other) => other.wordId !== current.wordId && isSame(other));
}

const listOthers = ({ quiz, others = [] }: QuizSession): OtherWord[] => [
  ...quiz.pairs.map(({ question }) => question.item),
  ...others,
];

function matches({ langCode }: WordItem, answer: string) {
  const folded = foldText(answer, langCode);
  const latin = foldRomanisation(answer);
  return ({ text, romanisations = [] }: Pick<WordItem, 'text' | 'romanisations'>): boolean =>
    foldText(text, langCode) === folded ||
    romanisations.some((romanisation) => foldRomanisation(romanisation) === latin);
}
