import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color, motion, space } from '../theme/token.ts';
import { Badge } from './badge.tsx';
import { Stack } from './stack.tsx';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name. */
  label: string;
  tabs: readonly Tab[];
  /** A button at the end of the line, beside the links. */
  action?: ReactNode;
}

interface Tab {
  href: string;
  label: string;
  /** The number of entries. */
  count?: number | undefined;
  isCurrent: boolean;
}

/** Links to the parts of a page, each with its own URL. */
export function Tabs({ label, tabs, action, ...native }: TabsProps) {
  const row = useRef<HTMLUListElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  const counts = tabs.map(({ count }) => count).join();
  // Counts arrive later and shift the tabs.
  useEffect(() => scrollToTab(row.current, current), [current, counts]);
  return (
    <Frame {...native}>
      <Stack as="nav" aria-label={label}>
        <Row ref={row}>
          {tabs.map(({ href, label: name, count, isCurrent }) => (
            <li key={href}>
              <TabLink href={href} aria-current={isCurrent ? 'page' : undefined}>
                {name}
                {count !== undefined && <Badge data-tone="neutral">{count}</Badge>}
              </TabLink>
            </li>
          ))}
        </Row>
      </Stack>
      {action && <Action>{action}</Action>}
    </Frame>
  );
}

/** Scrolls the current tab to the middle if not all tabs fit. */
function scrollToTab(row: HTMLElement | null, index: number): void {
  const tab = row?.children[index];
  if (row === null || !(tab instanceof HTMLElement)) return;
  row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
}

const Frame = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space.s4};
  margin-block-end: ${space.s6};
  border-block-end: 1px solid ${color.hairline};
`;

const Row = styled.ul`
  display: flex;
  gap: ${space.s4};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Action = styled.div`
  flex: none;
  padding-block-end: ${space.s2};
`;

const TabLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};
  min-height: 2.75rem;
  white-space: nowrap;
  border-block-end: 2px solid transparent;
  color: ${color.textMuted};
  font-weight: 600;
  text-decoration: none;
  outline-offset: -2px;
  transition: color ${motion.quick};

  &:hover {
    color: ${color.text};
  }

  &[aria-current='page'] {
    border-color: ${color.accent};
    color: ${color.text};
  }
`;
