import { type ComponentProps, use } from 'react';
import { styled } from 'styled-components';
import { CharacterKeysContext, isCharacterKey } from '../../keyboard/use-shortcuts.ts';
import { color, family, size, space } from '../../theme/token.ts';

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
