import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { wideScreen } from '../theme/scale.ts';
import { color, size as sizes } from '../theme/token.ts';
import { Headword, type HeadwordSize } from './headword.tsx';
import { pluralMessage } from './word-grammar.tsx';
import type { WordText } from './word-text.ts';
import { Romanisation } from './written-word.tsx';

export interface WordLineProps extends Omit<ComponentProps<'span'>, 'children'> {
  word: WordText;
  size?: HeadwordSize;
  href?: string | undefined;
  /** Shown on wide screens only. */
  plural?: string | undefined;
}

/** A word with its article, in Latin letters and in the plural. */
export function WordLine({ word, size = 'small', href, plural, ...native }: WordLineProps) {
  const { formatMessage } = useIntl();
  return (
    <Line {...native}>
      <Headword size={size} word={word} href={href} />
      <Romanisation word={word} />
      {plural && (
        <Plural>
          {formatMessage(pluralMessage)} <bdi lang={word.lang}>{plural}</bdi>
        </Plural>
      )}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.5em;
`;

const Plural = styled.span`
  color: ${color.textMuted};
  font-size: ${sizes.caption};

  @media not ${wideScreen} {
    display: none;
  }
`;
