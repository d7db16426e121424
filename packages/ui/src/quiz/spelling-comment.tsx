import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, family, size, space } from '../theme/token.ts';
import { SpellingDiff, type SpellingSegment } from '../word/spelling-diff.tsx';

export interface SpellingOutcome {
  verdict: SpellingVerdict;
  /** As typed; empty where the learner passed. */
  answer: string;
  expected: string;
  segments: readonly SpellingSegment[];
}

type SpellingVerdict = 'exact' | 'lenient' | 'alternative' | 'almost' | 'wrong';

interface SpellingCommentProps {
  outcome: SpellingOutcome | undefined;
  /** The language of the answer. */
  lang: string;
}

/** What is to be said of an answer that is not exactly what was asked for. */
export function SpellingComment({ outcome, lang }: SpellingCommentProps) {
  const { formatMessage } = useIntl();
  const isPassed = outcome?.answer === '';
  return (
    <Comment role="status">
      {outcome && !isPassed && outcome.verdict !== 'exact' && (
        <>
          <p>{formatMessage(messages[outcome.verdict])}</p>
          {outcome.verdict === 'alternative' ? (
            <Expected lang={lang} dir="auto">
              {outcome.expected}
            </Expected>
          ) : (
            <SpellingDiff segments={outcome.segments} lang={lang} />
          )}
        </>
      )}
    </Comment>
  );
}

const messages = defineMessages({
  lenient: { id: 'ui.spellingComment.lenient', defaultMessage: 'Written exactly, it is:' },
  alternative: {
    id: 'ui.spellingComment.alternative',
    defaultMessage: 'Also right. Asked for was:',
  },
  almost: { id: 'ui.spellingComment.almost', defaultMessage: 'Almost. Type it once more:' },
  wrong: { id: 'ui.spellingComment.wrong', defaultMessage: 'This is how it is written:' },
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
