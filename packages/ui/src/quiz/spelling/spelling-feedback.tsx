import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, family, size, space } from '../../theme/token.ts';
import { SpellingDiff, type SpellingSegment } from '../../word/spelling-diff.tsx';

export interface SpellingOutcome {
  verdict: SpellingVerdict;
  /** As typed; empty if the learner passed. */
  answer: string;
  expected: string;
  segments: readonly SpellingSegment[];
}

type SpellingVerdict = 'exact' | 'lenient' | 'alternative' | 'almost' | 'wrong';

interface SpellingFeedbackProps {
  outcome: SpellingOutcome | undefined;
  /** The language of the answer. */
  lang: string;
}

/** Explains an answer that differs from the expected one. */
export function SpellingFeedback({ outcome, lang }: SpellingFeedbackProps) {
  const { formatMessage } = useIntl();
  const reason = outcome && reasonOf(outcome);
  return (
    <Comment role="status">
      {reason && <p>{formatMessage(messages[reason])}</p>}
      {reason === 'alternative' && (
        <Expected lang={lang} dir="auto">
          {outcome?.expected}
        </Expected>
      )}
      {outcome && reason !== undefined && reason !== 'alternative' && (
        <SpellingDiff segments={outcome.segments} lang={lang} />
      )}
    </Comment>
  );
}

function reasonOf({ verdict, answer }: SpellingOutcome) {
  return answer === '' || verdict === 'exact' ? undefined : verdict;
}

const messages = defineMessages({
  lenient: { id: 'ui.spellingFeedback.lenient', defaultMessage: 'Written exactly, it is:' },
  alternative: {
    id: 'ui.spellingFeedback.alternative',
    defaultMessage: 'Also right. Asked for was:',
  },
  almost: { id: 'ui.spellingFeedback.almost', defaultMessage: 'Almost. Type it once more:' },
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
