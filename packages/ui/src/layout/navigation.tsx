import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius, size, space, wideScreen } from '../theme/token.ts';

export interface Destination {
  href: string;
  label: string;
  icon: ReactNode;
  isCurrent: boolean;
  /** Sub-pages, shown below it on desktops only. */
  parts?: readonly Omit<Destination, 'parts'>[];
}

interface NavigationProps {
  label: string;
  destinations: readonly Destination[];
}

/** The main navigation: a row with icons above the labels on phones, a column on desktops. */
export function Navigation({ label, destinations }: NavigationProps) {
  return (
    <nav aria-label={label}>
      <Items>
        {destinations.map(({ href, label: name, icon, isCurrent, parts = [] }) => (
          <li key={href}>
            <Item href={href} aria-current={toAriaCurrent(isCurrent, parts)}>
              {icon}
              <Name>{name}</Name>
            </Item>
            {parts.length > 0 && (
              <Parts>
                {parts.map((part) => (
                  <li key={part.href}>
                    <Item href={part.href} aria-current={part.isCurrent ? 'page' : undefined}>
                      {part.icon}
                      <Name>{part.label}</Name>
                    </Item>
                  </li>
                ))}
              </Parts>
            )}
          </li>
        ))}
      </Items>
    </nav>
  );
}

/** A destination is also current (`true`) while one of its sub-pages is. */
function toAriaCurrent(
  isCurrent: boolean,
  parts: readonly Pick<Destination, 'isCurrent'>[],
): 'page' | 'true' | undefined {
  if (isCurrent) return 'page';
  return parts.some((part) => part.isCurrent) ? 'true' : undefined;
}

const narrow = '(max-width: 22.5rem)';

/* Columns as wide as their labels plus a share of the rest: equal columns would cut long labels. */
const Items = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, auto);
  grid-auto-flow: column;

  @media ${narrow} {
    padding-inline: ${space.s1};
  }

  @media ${wideScreen} {
    grid-auto-flow: row;
    gap: ${space.s1};
  }
`;

const Parts = styled.ul`
  display: none;

  @media ${wideScreen} {
    display: grid;
    gap: ${space.s1};
    margin-block-start: ${space.s1};
    padding-inline-start: ${space.s6};
  }
`;

const Item = styled.a`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  height: 4rem;
  color: ${color.textMuted};
  font-size: 0.75rem;
  font-weight: 550;
  letter-spacing: -0.01em;
  text-decoration: none;
  transition: color ${motion.quick};

  @media ${narrow} {
    font-size: 0.6875rem;
  }

  .lucide {
    width: 1.5rem;
    height: 1.5rem;
  }

  &:hover {
    color: ${color.text};
  }

  &[aria-current] {
    color: ${color.accent};
  }

  /* The current destination is marked behind its icon. */
  .lucide {
    box-sizing: content-box;
    padding: 2px ${space.s4};
    border-radius: ${radius.full};
    transition: background-color ${motion.calm};
  }

  @media ${narrow} {
    .lucide {
      padding-inline: ${space.s2};
    }
  }

  &[aria-current] .lucide {
    background: ${color.accentSoft};
    stroke-width: 2.25;
  }

  @media ${wideScreen} {
    grid-template-columns: auto 1fr;
    justify-items: start;
    align-items: center;
    gap: ${space.s3};
    height: 2.75rem;
    padding-inline: ${space.s3};
    border-radius: ${radius.medium};
    font-size: ${size.body};

    .lucide {
      padding: 0;
    }

    &:hover {
      background: ${color.surfaceSunken};
    }

    &[aria-current='page'] {
      background: ${color.accentSoft};
      color: ${color.accentStrong};
    }

    &[aria-current='true'] .lucide {
      background: none;
      stroke-width: 2;
    }
  }
`;

const Name = styled.span`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
