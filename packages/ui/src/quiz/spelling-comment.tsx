import { useDeferredValue } from 'react';
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

/**
 * What is to be said of an answer that is not exactly what was asked for. It may come a moment after
 * the verdict; and it is drawn from the start, so that there is only something to fill and to show.
 */
export function SpellingComment({ outcome: latest, lang }: SpellingCommentProps) {
  const { formatMessage } = useIntl();
  const outcome = useDeferredValue(latest);
  const told = outcome && toldOf(outcome);
  return (
    <Comment role="status">
      {told && <p>{formatMessage(messages[told])}</p>}
      {told === 'alternative' && (
        <Expected lang={lang} dir="auto">
          {outcome?.expected}
        </Expected>
      )}
      <Comparison
        data-unseen={told === undefined || told === 'alternative' || undefined}
        segments={outcome?.segments ?? nothingYet}
        lang={lang}
      />
    </Comment>
  );
}

const nothingYet: readonly SpellingSegment[] = [
  { kind: 'equal', expected: '\u00a0', answer: '\u00a0' },
];

function toldOf({ verdict, answer }: SpellingOutcome) {
  return answer === '' || verdict === 'exact' ? undefined : verdict;
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

const Comparison = styled(SpellingDiff)`
  &[data-unseen] {
    position: absolute;
    visibility: hidden;
  }
`;
