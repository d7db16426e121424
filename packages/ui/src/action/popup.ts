import { type ToggleEvent, useId, useState } from 'react';
import { css } from 'styled-components';
import { color, radius, shadow, space } from '../theme/token.ts';

/**
 * An element above the page that a button opens. As a native popover, it is positioned by the browser, and
 * closed by Escape or a click outside, which returns the focus to the button.
 *
 * @param findFocus finds the element that takes the focus once the popup is open
 */
export function usePopup(findFocus: (popup: HTMLElement) => HTMLElement | null | undefined) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return {
    isOpen,
    trigger: { popoverTarget: id, 'aria-expanded': isOpen },
    popup: {
      id,
      popover: 'auto',
      onBeforeToggle: ({ newState }: ToggleEvent) => {
        if (newState === 'open') setIsOpen(true);
      },
      onToggle: ({ currentTarget, newState }: ToggleEvent<HTMLElement>) => {
        // After the toggle: the browser returns the focus only while the content is still mounted.
        setIsOpen(newState === 'open');
        if (newState === 'open') findFocus(currentTarget)?.focus();
      },
    },
  } as const;
}

/** Without anchor positioning, a sheet at the bottom of the screen. */
export const popupStyle = css`
  position: fixed;
  inset: auto;
  position-area: block-end span-inline-start;
  position-try-fallbacks:
    flip-block,
    flip-inline,
    flip-block flip-inline;
  margin: ${space.s1} 0;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.floating};

  @supports not (position-area: block-end) {
    inset: auto 0 ${space.s4};
    margin-inline: auto;
  }
`;
