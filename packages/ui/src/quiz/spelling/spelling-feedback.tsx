import { languageName } from '@wordhoard/i18n';
import { defineMessages, type MessageValue, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, family, size, space } from '../../theme/token.ts';
import { SpellingDiff, type SpellingSegment } from '../../word/spelling-diff.tsx';

export interface SpellingOutcome {
  verdict: SpellingVerdict;
  /** As typed; empty if the learner passed. */
  answer: string;
  expected: string;
  /** Empty if the answer has nothing in common with the expected text. */
  segments: readonly SpellingSegment[];
  /** Whether only the article of the answer is wrong. */
  hasWrongArticle?: boolean | undefined;
  /** Whether a right answer is pinyin without tone marks. */
  lacksTones?: boolean | undefined;
  /** Whether a right answer is written in another way, or is a part of the expected text. */
  isVariant?: boolean | undefined;
  /** The expected text in its own script, if the answer was typed in Latin letters. */
  script?: string | undefined;
}

/** `other`: another word for the prompt, which is neither right nor wrong. */
type SpellingVerdict = 'exact' | 'lenient' | 'alternative' | 'almost' | 'wrong' | 'other';

interface SpellingFeedbackProps {
  outcome: SpellingOutcome | undefined;
  /** The language of the answer. */
  lang: string;
}

/** Explains an answer that differs from the expected one. */
export function SpellingFeedback({ outcome, lang }: SpellingFeedbackProps) {
  const { formatMessage, locale } = useIntl();
  const reason = outcome && findReason(outcome);
  return (
    <Comment role="status">
      {reason && (
        <p>
          {formatMessage(messages[reason], {
            language: lang && languageName(lang, locale),
            answer: <bdi lang={lang}>{outcome.answer}</bdi>,
          })}
        </p>
      )}
      {reason && !shownAlone.includes(reason) && (
        <SpellingDiff
          segments={outcome.segments}
          lang={outcome.script === undefined ? lang : `${lang}-Latn`}
          isForgiven={outcome.verdict === 'lenient'}
        />
      )}
      {reason && shownAlone.includes(reason) && (
        <Expected lang={lang} dir="auto">
          {outcome.script ?? outcome.expected}
        </Expected>
      )}
    </Comment>
  );
}

type Reason =
  | Exclude<SpellingVerdict, 'exact'>
  | 'article'
  | 'wordAlone'
  | 'inFull'
  | 'tones'
  | 'variant'
  | 'romanised';

/** For these reasons, the expected text is shown alone, without the answer above it. */
const shownAlone: readonly Reason[] = [
  'alternative',
  'wordAlone',
  'inFull',
  'tones',
  'variant',
  'romanised',
  'other',
];

function findReason(outcome: SpellingOutcome): Reason | undefined {
  const { verdict, answer, segments, hasWrongArticle } = outcome;
  if (answer === '' || verdict === 'exact') return undefined;
  if (verdict === 'wrong') return segments.length === 0 ? undefined : 'wrong';
  if (hasWrongArticle) return 'article';
  return verdict === 'lenient' ? findForgivenReason(outcome) : verdict;
}

/** How a right answer differs from the expected text. */
function findForgivenReason(outcome: SpellingOutcome): Reason {
  const { segments, lacksTones, isVariant, script } = outcome;
  if (script !== undefined) return 'romanised';
  if (isVariant) return 'variant';
  return lacksTones ? 'tones' : (findArticleReason(segments) ?? 'lenient');
}

/** How a right answer differs from the expected text, if only its article does. */
function findArticleReason(segments: readonly SpellingSegment[]): Reason | undefined {
  const [first, ...rest] = segments;
  if (first?.kind !== 'optional' || rest.some(({ kind }) => kind !== 'equal')) return undefined;
  if (first.expected === '') return 'wordAlone';
  return first.answer === '' ? 'inFull' : 'alternative';
}

const messages = defineMessages<Record<Reason, { language: string; answer: MessageValue }>>({
  lenient: { id: 'ui.spellingFeedback.lenient', defaultMessage: 'Exact spelling:' },
  alternative: {
    id: 'ui.spellingFeedback.alternative',
    defaultMessage: 'Also right. The usual answer:',
  },
  wordAlone: { id: 'ui.spellingFeedback.wordAlone', defaultMessage: 'The word alone is enough:' },
  inFull: { id: 'ui.spellingFeedback.inFull', defaultMessage: 'In full:' },
  almost: { id: 'ui.spellingFeedback.almost', defaultMessage: 'One slip. Type it once more:' },
  article: {
    id: 'ui.spellingFeedback.article',
    defaultMessage: 'Right word, wrong article. Type both once more:',
  },
  tones: { id: 'ui.spellingFeedback.tones', defaultMessage: 'With its tones:' },
  variant: { id: 'ui.spellingFeedback.variant', defaultMessage: 'Also:' },
  romanised: {
    id: 'ui.spellingFeedback.romanised',
    defaultMessage: 'In {language} script:',
  },
  other: {
    id: 'ui.spellingFeedback.other',
    defaultMessage: '“{answer}” fits too. The word we’re looking for:',
  },
  wrong: { id: 'ui.spellingFeedback.wrong', defaultMessage: 'This is how it is written:' },
});

const Comment = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.s2};
  color: ${color.textMuted};
  text-align: center;
`;

const Expected = styled.p`
  color: ${color.text};
  font: 600 ${size.wordMedium} / 1.3 ${family.word};
`;
