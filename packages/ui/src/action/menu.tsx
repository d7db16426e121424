import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { MoreIcon } from '../theme/icon.ts';
import { color, motion, radius, shadow, space } from '../theme/token.ts';
import { IconButton } from './icon-button.tsx';

export interface MenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What can be done here; read out, and shown when a pointer rests on it. */
  label: string;
  icon?: ReactNode;
  items: readonly MenuItem[];
}

/** One thing to do (`onChoose`) or one place to go to (`href`). */
export interface MenuItem {
  label: string;
  icon?: ReactNode;
  href?: string;
  onChoose?: () => void;
  isDisabled?: boolean | undefined;
  /** It takes something away. */
  isDanger?: boolean;
}

/**
 * Things that are seldom done, behind one button. The browser places the list, closes it by Esc or
 * a press elsewhere, and gives the focus back.
 */
export function Menu({ label, icon = <MoreIcon />, items, ...native }: MenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...native}
        label={label}
        icon={icon}
        popoverTarget={id}
      />
      <List
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') setIsOpen(true);
        }}
        onToggle={({ currentTarget, newState }) => {
          // Not before: the browser gives the focus back only from what is still there.
          setIsOpen(newState === 'open');
          if (newState === 'open') itemsOf(currentTarget)[0]?.focus();
        }}
        onKeyDown={moveFocus}
      >
        {isOpen && items.map((item) => <Entry key={item.label} item={item} />)}
      </List>
    </>
  );
}

function Entry({
  item: { label, icon, href, onChoose, isDisabled, isDanger },
}: {
  item: MenuItem;
}) {
  const shared = { role: 'menuitem', tabIndex: -1, 'data-danger': isDanger || undefined } as const;
  if (href !== undefined) {
    return (
      <Choice as="a" {...shared} href={href} onClick={close}>
        {icon}
        {label}
      </Choice>
    );
  }
  return (
    <Choice
      {...shared}
      type="button"
      aria-disabled={isDisabled}
      onClick={(event) => {
        if (isDisabled) return;
        close(event);
        onChoose?.();
      }}
    >
      {icon}
      {label}
    </Choice>
  );
}

const close = ({ currentTarget }: { currentTarget: Element }) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();

const itemsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/** Arrows go round; Home and End to the ends; a letter to what begins with it; Tab leaves. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const place = items.indexOf(document.activeElement as HTMLElement);
  const wanted = placeFor(event.key, items, place);
  if (event.key === 'Tab') close(event);
  if (wanted === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  items.at(wanted)?.focus();
}

function placeFor(key: string, items: readonly HTMLElement[], place: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % items.length;
    case 'ArrowUp':
      return place <= 0 ? -1 : place - 1;
    case 'Home':
      return 0;
    case 'End':
      return -1;
    default:
      return placeOfLetter(key, items, place);
  }
}

function placeOfLetter(
  letter: string,
  items: readonly HTMLElement[],
  place: number,
): number | undefined {
  if (letter.length !== 1 || letter === ' ') return undefined;
  const begins = (item: HTMLElement) =>
    item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
  const after = items.findIndex((item, index) => index > place && begins(item));
  const found = after === -1 ? items.findIndex(begins) : after;
  return found === -1 ? undefined : found;
}

const List = styled.div`
  position: fixed;
  inset: auto;
  position-area: block-end span-inline-start;
  position-try-fallbacks:
    flip-block,
    flip-inline,
    flip-block flip-inline;
  width: max-content;
  min-width: 12rem;
  max-width: calc(100vw - 2rem);
  max-height: 70vh;
  margin: ${space.s1} 0;
  padding: ${space.s1};
  overflow: auto;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.floating};

  /* Where nothing can be placed beside its button it stands at the lower edge, as a sheet does. */
  @supports not (position-area: block-end) {
    inset: auto 0 ${space.s4};
    margin-inline: auto;
  }
`;

const Choice = styled.button`
  --text: ${color.text};
  --icon: ${color.textMuted};
  --soft: ${color.accentSoft};
  --ring: ${color.accent};
  display: flex;
  align-items: center;
  gap: ${space.s3};
  width: 100%;
  min-height: 2.75rem;
  padding: ${space.s2} ${space.s4} ${space.s2} ${space.s3};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: var(--text);
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.quick};

  .lucide {
    color: var(--icon);
  }

  &:hover,
  &:focus-visible {
    background: var(--soft);
  }

  &[data-danger] {
    --text: ${color.wrong};
    --icon: ${color.wrong};
    --soft: ${color.wrongSoft};
    --ring: ${color.wrong};
  }

  /* The global reset takes the ring from what only scripts give the focus to. */
  &[tabindex='-1']:focus-visible {
    outline: 2px solid var(--ring);
    outline-offset: -2px;
  }

  &[aria-disabled='true'] {
    background: transparent;
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;
