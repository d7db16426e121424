import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, family, radius, size, space } from '../../theme/token.ts';
import { VisuallyHidden } from '../../theme/visually-hidden.tsx';
import type { QuizContent } from './quiz-content.tsx';

type GapSentenceProps = Omit<Extract<QuizContent, { kind: 'gap' }>, 'kind'>;

/** A sentence with a gap, or with the word in its place, above what it means. */
export function GapSentence({ before, after, lang, hint, filled }: GapSentenceProps) {
  const { formatMessage, locale } = useIntl();
  return (
    <Frame>
      <Sentence lang={lang} dir="auto">
        {before}
        {filled === undefined ? (
          <Gap>
            <VisuallyHidden lang={locale}>{formatMessage(messages.gap)}</VisuallyHidden>
          </Gap>
        ) : (
          <Filled>{filled}</Filled>
        )}
        {after}
      </Sentence>
      <Hint lang={hint.lang} dir="auto">
        {hint.text}
      </Hint>
    </Frame>
  );
}

const messages = defineMessages({
  gap: { id: 'ui.gapSentence.gap', defaultMessage: '(gap)' },
});

const Frame = styled.span`
  display: grid;
  gap: ${space.s2};
  max-width: 34rem;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

const Sentence = styled.span`
  font: 600 ${size.wordMedium} / 1.4 ${family.word};
`;

/* As long for every word, so that it does not give the answer away. */
const Gap = styled.span`
  display: inline-block;
  width: 4.5em;
  max-width: 100%;
  height: 1.15em;
  margin-inline: 0.1em;
  border-block-end: 2px solid ${color.accent};
  border-radius: ${radius.small} ${radius.small} 0 0;
  background: ${color.accentSoft};
  vertical-align: text-bottom;
`;

const Filled = styled.span`
  color: ${color.accentStrong};
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.2em;
`;

const Hint = styled.span`
  color: ${color.textMuted};
  font-size: ${size.body};
`;
