import { type ComponentProps, use } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { CharacterKeysContext, isCharacterKey } from '../../keyboard/use-shortcuts.ts';
import { color, family, layer, radius, size, space } from '../../theme/token.ts';

/** Enough room to set the question and its options apart from the edges of the screen. */
export const roomyBoard = '(min-width: 40rem) and (min-height: 32.01rem)';

/** A landscape phone: the options stand beside the question. */
export const landscapeBoard = '(min-width: 36rem) and (max-height: 32rem)';

/** Little height: spacing shrinks so that the options and the footer stay visible. */
export const shortBoard = '(max-height: 42rem)';

/** Tall enough for a sticky footer that does not cover most of the question. */
const stickyFooterBoard = '(min-height: 20rem)';

/** A question and its footer, filling the height of the frame. Its parts use the two distances. */
export const Board = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  --near: ${space.s4};
  --far: ${space.s6};
  gap: var(--far);

  @media ${shortBoard} {
    --near: ${space.s2};
    --far: ${space.s3};
  }

  /* The optical centre of a page is slightly above its middle. */
  @media ${roomyBoard} {
    &::before {
      content: '';
      flex: 2;
    }
    &::after {
      content: '';
      flex: 3;
    }
  }
`;

/** Of a wrong answer. */
export const shake = keyframes`
  20%, 60% { translate: -5px; }
  40%, 80% { translate: 5px; }
`;

/** A button beside a word, such as a sound button. */
export const largeAction = css`
  > button,
  > [data-sounds] > button {
    width: 3rem;
    height: 3rem;
    background: ${color.accentSoft};
    color: ${color.accentStrong};
  }
`;

/** Edge to edge on phones, a rounded panel on larger screens. */
export const BoardFooter = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${space.s3} ${space.s4};
  min-height: 5rem;
  margin-inline: calc(-1 * ${space.s4});
  padding: ${space.s4};
  padding-block-end: calc(${space.s4} + env(safe-area-inset-bottom));
  background: ${color.canvas};

  @media ${stickyFooterBoard} {
    position: sticky;
    inset-block-end: 0;
    z-index: ${layer.bar};
  }

  @media (max-width: 36rem) {
    flex-direction: column;
    align-items: stretch;
    min-height: 8.25rem;

    > div {
      flex: none;
    }
  }

  @media ${roomyBoard} {
    margin-inline: 0;
    border-radius: ${radius.large};
  }
`;

/**
 * The name of a key, shown only on devices that are likely to have a keyboard. Nothing if the key is
 * turned off.
 */
export function KeyHint(native: ComponentProps<'kbd'>) {
  const isOff = !use(CharacterKeysContext) && isCharacterKey(`${native.children}`);
  return isOff ? null : <Key {...native} />;
}

const Key = styled.kbd`
  display: none;
  place-items: center;
  min-width: 1.5rem;
  height: 1.5rem;
  padding-inline: ${space.s1};
  border: 1px solid ${color.outline};
  border-radius: 6px;
  color: ${color.textMuted};
  font: 600 ${size.caption} / 1 ${family.sans};

  @media (hover: hover) and (pointer: fine) {
    display: inline-grid;
  }
`;

/** On a button with a strong background. */
export const LightKeyHint = styled(KeyHint)`
  border-color: currentColor;
  color: inherit;
`;
