import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Checkbox } from '../form/checkbox.tsx';
import { wideScreen } from '../theme/scale.ts';
import { color, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';
import { Headword } from './headword.tsx';
import type { Knowing } from './knowing.ts';
import { KnowingMark } from './knowing-mark.tsx';
import { Picture } from './picture.tsx';
import { SoundButton } from './sound-button.tsx';
import { TranslationLine } from './translation-line.tsx';
import type { WordText } from './word-text.ts';

export interface WordRowProps extends ComponentProps<'div'> {
  word: WordText;
  href: string;
  translations: readonly WordText[];
  picture?: string | undefined;
  knowing: Knowing;
  onKnowingChange: (knowing: Knowing) => void;
  onProve?: (() => void) | undefined;
  /** Without it the row has no sound button. */
  onPlay?: (() => void) | undefined;
  hasVoice?: boolean;
  isChosen?: boolean | undefined;
  /** Without it the row has no box to choose it by. */
  onChoose?: ((isChosen: boolean) => void) | undefined;
}

/** One line of a list page. Put it into the list item that you keep. */
export function WordRow({
  word,
  href,
  translations,
  picture,
  knowing,
  onKnowingChange,
  onProve,
  onPlay,
  hasVoice = true,
  isChosen = false,
  onChoose,
  ...native
}: WordRowProps) {
  const { formatMessage } = useIntl();
  return (
    <Row {...native}>
      {onChoose && (
        <Checkbox
          label={
            <VisuallyHidden>{formatMessage(messages.choose, { word: word.text })}</VisuallyHidden>
          }
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <SmallPicture src={picture} alt="" word={word.text} />
      <Text>
        <Headword size="small" text={word.text} lang={word.lang} href={href} />
        <TranslationLine translations={translations} />
      </Text>
      <Actions>
        {onPlay && <SoundButton word={word.text} onPlay={onPlay} hasVoice={hasVoice} />}
        <KnowingMark
          word={word.text}
          knowing={knowing}
          onChange={onKnowingChange}
          onProve={onProve}
        />
      </Actions>
    </Row>
  );
}

const messages = defineMessages<{ choose: { word: string } }>({
  choose: { id: 'ui.wordRow.choose', defaultMessage: 'Choose “{word}”' },
});

const narrow = '(max-width: 26rem)';

/* A word that has no room beside the buttons sends them to a line of their own before it breaks. */
const Row = styled.div`
  --picture: 3.5rem;
  --distance: ${space.s4};

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 4.5rem;
  padding-block: ${space.s2};
  border-block-end: 1px solid ${color.hairline};

  @media ${narrow} {
    --picture: 2.75rem;
    --distance: ${space.s3};
  }
`;

const SmallPicture = styled(Picture)`
  flex: none;
  width: var(--picture);
  margin-inline-end: var(--distance);
`;

const Text = styled.div`
  flex: 1 1 0;
  display: flex;
  flex-direction: column;
  max-width: calc(100% - var(--picture) - var(--distance));

  > * {
    overflow-wrap: break-word;
  }

  a {
    display: inline-block;
    max-width: 100%;
    padding-block: ${space.s1};
  }

  /* Where there is room, two columns as in a vocabulary book. */
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

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s1};
  margin-inline-start: auto;
  padding-inline-start: ${space.s1};

  > button {
    width: 2.25rem;
    height: 2.25rem;
  }

  /* Rows whose word cannot be proved have their marks in one line with those that can. */
  > fieldset {
    min-width: calc(6rem + 2 * ${space.s1});
  }

  @media ${narrow} {
    &,
    > fieldset {
      min-width: 0;
      gap: 0;
    }

    > button {
      width: 2rem;
    }
  }
`;
