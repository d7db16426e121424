import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Note } from '../layout/stack.tsx';
import { color, family, size, space } from '../theme/token.ts';
import { Headword } from './headword.tsx';
import { WordImage } from './word-image.tsx';
import type { WordText } from './word-text.ts';

interface TranslationGroupProps extends ComponentProps<'section'> {
  /** In the interface language: “noun”, “verb”. */
  partOfSpeech: string;
  headingAs?: 'h2' | 'h3';
}

/** The translations of one part of speech. Its children are `TranslationRow`s. */
export function TranslationGroup({
  partOfSpeech,
  headingAs = 'h2',
  children,
  ...native
}: TranslationGroupProps) {
  const headingId = useId();
  return (
    <Group role="group" aria-labelledby={headingId} {...native}>
      <Heading as={headingAs} id={headingId}>
        {partOfSpeech}
      </Heading>
      <ol>{children}</ol>
    </Group>
  );
}

const Group = styled.section`
  display: grid;
  gap: ${space.s1};

  > ol {
    counter-reset: sense;
  }
`;

const Heading = styled.h2`
  padding-block-end: ${space.s2};
  border-block-end: 1px solid ${color.hairline};
  color: ${color.textMuted};
  font-size: ${size.body};
  font-style: italic;
  font-weight: 400;
`;

interface TranslationRowProps extends ComponentProps<'li'> {
  translation: WordText;
  /** The page of the translation, which is a word itself. */
  href?: string | undefined;
  /** Which meaning of the word it has: “of the alphabet”. */
  sense?: WordText | undefined;
  /** A picture of that meaning; null if only others in the list have one. */
  image?: string | null | undefined;
  /** A short note, such as “waiting for approval”. */
  note?: ReactNode;
  /** Buttons such as pin, like and remove. */
  actions?: ReactNode;
  /** Shown below the row, such as fields to edit it. */
  children?: ReactNode;
}

/** One translation on the page of a word, with its note and its actions. */
export function TranslationRow({
  translation,
  href,
  sense,
  image,
  note,
  actions,
  children,
  ...native
}: TranslationRowProps) {
  return (
    <Row {...native}>
      {image !== undefined && <Picture src={image ?? undefined} alt="" word={translation} />}
      <Text>
        <Headword size="small" word={translation} href={href} />
        {sense && (
          <Note lang={sense.lang} dir="auto">
            {sense.text}
          </Note>
        )}
        {note && <Note>{note}</Note>}
      </Text>
      {actions}
      {children && <Below>{children}</Below>}
    </Row>
  );
}

const Picture = styled(WordImage)`
  flex: none;
  width: 2.75rem;
  margin-inline-end: ${space.s2};
`;

const Below = styled.div`
  flex: 1 0 100%;
  padding-block-end: ${space.s3};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s1};
  min-height: 3.5rem;
  counter-increment: sense;

  /* Several senses are numbered. */
  &:not(:only-child)::before {
    content: counter(sense) / '';
    flex: none;
    width: ${space.s6};
    color: ${color.accent};
    font: 600 ${size.body} ${family.word};
  }

  &:not(:only-child) > ${Below} {
    margin-inline-start: calc(${space.s6} + ${space.s1});
  }

  &:not(:last-child) {
    border-block-end: 1px solid ${color.hairline};
  }
`;

const Text = styled.div`
  flex: 1 1 0;
  min-width: 0;
  padding-block: ${space.s2};

  a {
    display: inline-block;
    padding-block: ${space.s1};
  }
`;
