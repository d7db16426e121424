import { color, radius, size, space } from '@wordhoard/ui';
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
        <Title dir="auto">
          {href === undefined ? title : <CardLink href={href}>{title}</CardLink>}
        </Title>
        {badge}
      </Head>
      {children}
    </Card>
  );
}

const CardLink = styled.a`
  color: ${color.text};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  &:focus-visible {
    outline: none;
  }
`;

const Card = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space.s4};
  height: 100%;
  padding: ${space.s5};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  overflow-wrap: anywhere;

  @media (hover: hover) {
    &:hover:has(${CardLink}) {
      border-color: ${color.outline};
    }
  }

  &:has(${CardLink}:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
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

type Tone = 'good' | 'waiting' | 'bad' | 'neutral';

/** The state of a channel or a campaign. */
export function StateBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <Badge data-tone={tone}>{children}</Badge>;
}

const Badge = styled.span`
  display: inline-block;
  flex: none;
  padding: 0 ${space.s2};
  border-radius: ${radius.full};
  font-size: ${size.caption};
  font-weight: 600;
  line-height: 1.6;

  &:where([data-tone='good']) {
    background: ${color.knownSoft};
    color: ${color.known};
  }
  &:where([data-tone='waiting']) {
    background: ${color.learnSoft};
    color: ${color.learn};
  }
  &:where([data-tone='bad']) {
    background: ${color.wrongSoft};
    color: ${color.wrong};
  }
  &:where([data-tone='neutral']) {
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }
`;
