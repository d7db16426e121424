import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Checkbox } from '../form/checkbox.tsx';
import { color, space, wideScreen } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { KnowingMark } from './knowing-mark.tsx';
import type { ListedWord } from './word-card.tsx';
import { WordImage } from './word-image.tsx';
import { WordLine } from './word-line.tsx';
import { WordStrength } from './word-strength.tsx';
import { TranslationLine } from './written-word.tsx';

export interface WordRowProps extends ComponentProps<'div'>, ListedWord {
  /** Shown where it has room, unless it is the word itself. */
  plural?: string | undefined;
  /** Shown below the translations. */
  note?: ReactNode;
  /** Whether there is room for a picture, which is `true` by default: wherever one of the words has one. */
  hasPicture?: boolean;
  isSelected?: boolean | undefined;
  /** If absent, there is no checkbox. */
  onSelectedChange?: ((isChosen: boolean) => void) | undefined;
}

/** A word with its meaning, sound and marks, as a row of a list page. The caller wraps it in a list item. */
export function WordRow({
  word,
  plural,
  note,
  href,
  translations,
  image,
  knowing,
  memory,
  onKnowingChange,
  sound,
  hasPicture = true,
  isSelected = false,
  onSelectedChange,
  ...native
}: WordRowProps) {
  const { formatMessage } = useIntl();
  return (
    <Row data-plain={!hasPicture || undefined} {...native}>
      {onSelectedChange && (
        <Checkbox
          label={
            <VisuallyHidden>{formatMessage(messages.choose, { word: word.text })}</VisuallyHidden>
          }
          checked={isSelected}
          onChange={({ target }) => onSelectedChange(target.checked)}
        />
      )}
      {hasPicture && <SmallImage src={image} alt="" word={word} />}
      <Text>
        <WordLine word={word} href={href} plural={plural === word.text ? undefined : plural} />
        <Meaning>
          <TranslationLine translations={translations} />
          {memory && <WordStrength {...memory} look="label" />}
          {note}
        </Meaning>
      </Text>
      <Actions>
        {sound}
        <KnowingMark word={word.text} knowing={knowing} onChange={onKnowingChange} />
      </Actions>
    </Row>
  );
}

const messages = defineMessages({
  choose: { id: 'ui.wordRow.choose', defaultMessage: 'Choose “{word}”' },
});

const narrow = '(max-width: 26rem)';

/* The buttons wrap before the word breaks, and in all rows of the narrowest phones. As the container “word”, it has room for their texts on wide screens. */
const Row = styled.div`
  container: word / inline-size;
  --image: 3.5rem;
  --distance: ${space.s4};

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 4.5rem;
  padding-block: ${space.s2};
  border-block-end: 1px solid ${color.hairline};

  @media ${narrow} {
    --image: 2.75rem;
    --distance: ${space.s3};
  }

  &[data-plain] {
    --image: 0px;
    --distance: 0px;
  }
`;

const SmallImage = styled(WordImage)`
  flex: none;
  width: var(--image);
  margin-inline-end: var(--distance);
`;

const Text = styled.div`
  flex: 1 1 8rem;
  display: flex;
  flex-direction: column;
  max-width: calc(100% - var(--image) - var(--distance));

  > * {
    overflow-wrap: break-word;
  }

  a {
    display: inline-block;
    max-width: 100%;
    padding-block: ${space.s1};
  }

  /* Two columns on wide screens, as in a vocabulary book. */
  @media ${wideScreen} {
    flex-direction: row;
    align-items: baseline;
    gap: ${space.s6};

    > * {
      flex: 1 1 0;
      min-width: 0;
    }
  }
`;

const Meaning = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s1};
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s1};
  margin-inline-start: auto;
  padding-inline-start: ${space.s1};

  @media (pointer: coarse) {
    &,
    > fieldset {
      gap: 0;
    }

    /* The icon, not its circle, aligns with the edge of the row. */
    margin-inline-end: -0.75rem;

    > button {
      width: 2.75rem;
      height: 2.75rem;
    }
  }
`;
