import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../theme/token.ts';
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
  /** Without it the row has no sound button. */
  onPlay?: (() => void) | undefined;
  hasVoice?: boolean;
}

/** One line of a list page. Put it into the list item that you keep. */
export function WordRow({
  word,
  href,
  translations,
  picture,
  knowing,
  onKnowingChange,
  onPlay,
  hasVoice = true,
  ...native
}: WordRowProps) {
  return (
    <Row {...native}>
      <SmallPicture src={picture} alt="" initial={word.text.slice(0, 1)} />
      <Text>
        <Headword size="small" text={word.text} lang={word.lang} href={href} />
        <TranslationLine translations={translations} />
      </Text>
      {onPlay && <SoundButton word={word.text} onPlay={onPlay} hasVoice={hasVoice} />}
      <KnowingMark word={word.text} knowing={knowing} onChange={onKnowingChange} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s1};
  min-height: 4.5rem;

  > button {
    width: 2.25rem;
    height: 2.25rem;
  }

  padding-block: ${space.s2};
  border-block-end: 1px solid ${color.hairline};
`;

const SmallPicture = styled(Picture)`
  flex: none;
  width: 3.5rem;
  margin-inline-end: ${space.s3};
`;

const Text = styled.div`
  flex: 1;
  display: grid;
  min-width: 0;

  a {
    display: inline-block;
    padding-block: ${space.s1};
  }
`;
