import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius, size, space } from '../theme/token.ts';

export interface CardTexts {
  name: string;
  href: string;
  headingAs?: 'h2' | 'h3';
}

interface LinkedCardProps extends ComponentProps<'article'>, CardTexts {
  /** What it looks like, above its name; a decoration. */
  plate: ReactNode;
  facts: string;
}

/** A card that leads to something as a whole, and whose name is the link. */
export function LinkedCard({
  name,
  href,
  headingAs = 'h3',
  plate,
  facts,
  ...native
}: LinkedCardProps) {
  return (
    <Card {...native}>
      {plate}
      <div>
        <Name as={headingAs} dir="auto">
          <a href={href}>{name}</a>
        </Name>
        <Facts>{facts}</Facts>
      </div>
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: grid;
  gap: ${space.s3};
  align-content: start;
  min-width: 0;

  /* What is drawn on it stirs a little. */
  @media (hover: hover) {
    &:hover a {
      color: ${color.accent};
    }

    &:hover > :first-child {
      translate: 0 -2px;
    }
  }

  > :first-child {
    transition: translate ${motion.calm};
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:focus-visible {
    outline: none;
  }

  &:has(a:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 4px;
    border-radius: ${radius.medium};
  }
`;

const Name = styled.h3`
  font-size: clamp(${size.body}, 2vw, ${size.lead});
  font-weight: 650;
  line-height: 1.3;
  hyphens: auto;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow-wrap: anywhere;

  a {
    color: ${color.text};
    text-decoration: none;
  }
`;

const Facts = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
`;
