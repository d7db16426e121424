import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { MoreIcon } from '../theme/icon.ts';
import { color, motion, radius, space } from '../theme/token.ts';
import { visuallyHidden } from '../theme/visually-hidden.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { popupStyle, usePopup } from './popup.ts';

interface MenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon?: ReactNode;
  /** `button` shows the label beside the icon, except on phones. */
  look?: 'icon' | 'button';
  items: readonly MenuItem[];
}

/** An action (`onChoose`) or a link (`href`). */
export interface MenuItem {
  label: string;
  icon?: ReactNode;
  href?: string;
  onChoose?: () => void;
  isDisabled?: boolean | undefined;
  /** Marks a destructive action. */
  isDanger?: boolean;
  /** Whether a line separates it from the items above. */
  startsGroup?: boolean;
}

/** Secondary actions behind one button. */
export function Menu({ label, icon = <MoreIcon />, look = 'icon', items, ...native }: MenuProps) {
  const { isOpen, trigger: target, popup } = usePopup((list) => findItems(list)[0]);
  const trigger = { 'aria-haspopup': 'menu', ...native, ...target } as const;
  return (
    <>
      {look === 'icon' ? (
        <IconButton {...trigger} label={label} icon={icon} />
      ) : (
        <LabelledButton {...trigger} icon={icon} title={label}>
          <span>{label}</span>
        </LabelledButton>
      )}
      <List {...popup} role="menu" aria-label={label} onKeyDown={moveFocus}>
        {isOpen && items.map((item) => <Entry key={item.label} item={item} />)}
      </List>
    </>
  );
}

function Entry({
  item: { label, icon, href, onChoose, isDisabled, isDanger, startsGroup },
}: {
  item: MenuItem;
}) {
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-disabled': isDisabled,
    'data-danger': isDanger || undefined,
    'data-starts-group': startsGroup || undefined,
  } as const;
  const target = href === undefined ? ({ type: 'button' } as const) : ({ as: 'a', href } as const);
  return (
    <Choice
      {...shared}
      {...target}
      onClick={(event: MouseEvent<HTMLElement>) => {
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

const findItems = (list: Element) => [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/** Arrow keys wrap around, Home and End go to the ends, a letter finds an item, Tab closes. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const next = findItemAfterKey(event.key, findItems(event.currentTarget));
  if (event.key === 'Tab') close(event);
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

function findItemAfterKey(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const current = items.indexOf(document.activeElement as HTMLElement);
  const following = [...items.slice(current + 1), ...items.slice(0, current + 1)];
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: following[0],
    ArrowUp: items.at(Math.max(current, 0) - 1),
    Home: items[0],
    End: items.at(-1),
  };
  return key.length === 1 ? following.find((item) => startsWith(item, key)) : targets[key];
}

const startsWith = (item: HTMLElement, letter: string): boolean =>
  item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase());

const LabelledButton = styled(Button)`
  @media (max-width: 35rem) {
    width: 2.75rem;
    padding: 0;

    > span {
      ${visuallyHidden}
    }
  }
`;

const List = styled.div`
  ${popupStyle}
  width: max-content;
  min-width: 12rem;
  max-width: calc(100vw - 2rem);
  max-height: 70vh;
  padding: ${space.s1};
  overflow: auto;
`;

const Choice = styled.button`
  --soft: ${color.accentSoft};
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.s3};
  width: 100%;
  min-height: 2.75rem;
  padding: ${space.s2} ${space.s4} ${space.s2} ${space.s3};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.quick};

  .lucide {
    color: ${color.textMuted};
  }

  &:hover,
  &:focus-visible {
    background: var(--soft);
  }

  /* The line is part of the gap, not of the item. */
  &[data-starts-group] {
    margin-block-start: calc(2 * ${space.s1} + 1px);

    &::before {
      content: '';
      position: absolute;
      inset: calc(-1 * ${space.s1} - 1px) 0 auto;
      border-block-start: 1px solid ${color.hairline};
    }
  }

  &[data-danger] {
    --soft: ${color.wrongSoft};

    &,
    .lucide {
      color: ${color.wrong};
    }
  }

  /* The global style removes the focus ring from elements with a negative tabindex. */
  &:focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }

  &[aria-disabled='true'] {
    background: transparent;
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;
