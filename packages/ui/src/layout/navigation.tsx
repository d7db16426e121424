import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { wideScreen } from '../theme/scale.ts';
import { color, motion, radius, size, space } from '../theme/token.ts';

export interface Destination {
  href: string;
  label: string;
  icon: ReactNode;
  isCurrent: boolean;
}

interface NavigationProps {
  label: string;
  destinations: readonly Destination[];
}

/** A row of places with icons above their names on phones, a column on desktops. */
export function Navigation({ label, destinations }: NavigationProps) {
  return (
    <nav aria-label={label}>
      <Places>
        {destinations.map(({ href, label: name, icon, isCurrent }) => (
          <li key={href}>
            <Place href={href} aria-current={isCurrent ? 'page' : undefined}>
              {icon}
              <Name>{name}</Name>
            </Place>
          </li>
        ))}
      </Places>
    </nav>
  );
}

const narrow = '(max-width: 22.5rem)';

/* Each takes what it needs, and an equal share of what is left: equal shares would cut long names. */
const Places = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, auto);
  grid-auto-flow: column;

  @media ${wideScreen} {
    grid-auto-flow: row;
    gap: ${space.s1};
  }
`;

const Place = styled.a`
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

  &[aria-current='page'] {
    color: ${color.accent};
  }

  /* Where one is lies under the icon, as a mark lies on a page. */
  .lucide {
    box-sizing: content-box;
    padding: 2px ${space.s4};
    border-radius: ${radius.full};
    transition: background-color ${motion.calm};
  }

  &[aria-current='page'] .lucide {
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
  }
`;

const Name = styled.span`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
