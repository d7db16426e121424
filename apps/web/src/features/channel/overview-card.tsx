import { color, linkArea, radius, size, space } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface OverviewCardProps {
  icon: ReactNode;
  title: string;
  /** The page to which the whole card leads. */
  href?: string;
  badge: ReactNode;
  children: ReactNode;
}

/** A channel or a campaign with its state. */
export function OverviewCard({ icon, title, href, badge, children }: OverviewCardProps) {
  return (
    <Card>
      <Head>
        <Mark aria-hidden="true">{icon}</Mark>
        <Title dir="auto">{href === undefined ? title : <a href={href}>{title}</a>}</Title>
        {badge}
      </Head>
      {children}
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  align-content: start;
  gap: ${space.s4};
  height: 100%;
  padding: ${space.s5};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  overflow-wrap: anywhere;

  &:has(h2 > a) {
    ${linkArea}

    @media (hover: hover) {
      &:hover {
        border-color: ${color.outline};
      }
    }
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.s3};
`;

const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.full};
  background: ${color.accentSoft};
  color: ${color.accent};
`;

const Title = styled.h2`
  flex: 1;
  min-width: 0;
  font-size: ${size.lead};
  font-weight: 650;
  line-height: 1.3;

  > a {
    color: ${color.text};
    text-decoration: none;
  }
`;

/** What else is known, in small type. */
export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};
  color: ${color.textMuted};
  font-size: ${size.caption};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space.s2};
  }

  .lucide {
    width: 1rem;
    height: 1rem;
  }

  a {
    color: ${color.accent};
  }
`;
