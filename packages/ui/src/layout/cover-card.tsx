import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius, size, space } from '../theme/token.ts';
import { chooseWash, washStyle } from '../theme/wash.ts';
import { linkArea } from './link-area.ts';
import { Note } from './stack.tsx';

export interface CoverCardTexts {
  name: string;
  href: string;
  headingAs?: 'h2' | 'h3';
}

interface CoverCardProps extends Omit<ComponentProps<'article'>, 'children'>, CoverCardTexts {
  /** A decorative drawing above the name. */
  cover: ReactNode;
  facts: string;
  /** Shown below the facts. */
  children?: ReactNode;
}

/** A card whose whole area is a link, labelled by its name. */
export function CoverCard({
  name,
  href,
  headingAs = 'h3',
  cover,
  facts,
  children,
  ...native
}: CoverCardProps) {
  return (
    <Card {...native}>
      {cover}
      <div>
        <Name as={headingAs} dir="auto">
          <a href={href}>{name}</a>
        </Name>
        <Note>{facts}</Note>
        {children}
      </div>
    </Card>
  );
}

const Card = styled.article`
  ${linkArea}
  display: grid;
  gap: ${space.s3};
  align-content: start;
  min-width: 0;

  /* The cover moves slightly on hover. */
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

interface CoverProps {
  name: string;
  children: ReactNode;
}

/** The decorative cover of a list or table, in a colour derived from its name. */
export function Cover({ name, children }: CoverProps) {
  return (
    <Plate aria-hidden="true" data-wash={chooseWash(name)}>
      {children}
    </Plate>
  );
}

const Plate = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.medium};
  container-type: inline-size;
  ${washStyle}
`;
