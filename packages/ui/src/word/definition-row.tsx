import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../theme/token.ts';
import { Headword } from './headword.tsx';
import { KnowingMark } from './knowing-mark.tsx';
import type { ListedWord } from './word-card.tsx';
import { WordStrength } from './word-strength.tsx';
import type { WordText } from './word-text.ts';

/** A word with its page. */
interface LinkedWord extends WordText {
  href: string;
}

interface DefinitionRowProps
  extends ComponentProps<'div'>,
    Pick<ListedWord, 'knowing' | 'memory' | 'onKnowingChange'> {
  definition: LinkedWord;
  /** The words that it explains. */
  words: readonly LinkedWord[];
}

/** A definition with its words, as in a dictionary. The caller wraps it in a list item. */
export function DefinitionRow({
  definition,
  words,
  knowing,
  memory,
  onKnowingChange,
  ...native
}: DefinitionRowProps) {
  return (
    <Row {...native}>
      <Text>
        <Words>
          {words.map(({ href, ...word }) => (
            <Headword key={href} size="small" word={word} href={href} />
          ))}
        </Words>
        <Definition lang={definition.lang} dir="auto">
          <a href={definition.href}>{definition.text}</a>
        </Definition>
        {memory && <WordStrength {...memory} look="label" />}
      </Text>
      <KnowingMark word={definition.text} knowing={knowing} onChange={onKnowingChange} />
    </Row>
  );
}

const Row = styled.div`
  container: word / inline-size;
  display: flex;
  align-items: start;
  gap: ${space.s4};
  padding-block: ${space.s3};
  border-block-end: 1px solid ${color.hairline};
`;

const Text = styled.div`
  flex: 1;
  display: grid;
  justify-items: start;
  gap: ${space.s1};
  min-width: 0;
`;

const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.s1};

  > :not(:last-child)::after {
    content: ',';
  }

  a {
    display: inline-block;
    padding-block: ${space.s1};
  }
`;

const Definition = styled.p`
  max-width: 65ch;
  color: ${color.textMuted};
  font-size: ${size.body};
  overflow-wrap: anywhere;
  text-wrap: pretty;

  > a {
    color: inherit;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
`;
