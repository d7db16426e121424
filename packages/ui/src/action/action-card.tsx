import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, family, motion, radius, size, space } from '../theme/token.ts';

interface ActionCardProps extends Omit<ComponentProps<'button'>, 'title'> {
  /** Decorative. */
  icon: ReactNode;
  /** What the learner does, such as “Practise 12 words”. */
  title: string;
  /** What it is about, or why it is not possible now. */
  text: string;
  /** Makes the card a link. */
  href?: string;
}

/** A large button or link that says what it does and what for. */
export function ActionCard({ icon, title, text, href, ...native }: ActionCardProps) {
  const target = href === undefined ? ({ type: 'button' } as const) : ({ as: 'a', href } as const);
  return (
    <Card {...target} {...native}>
      <Icon aria-hidden="true">{icon}</Icon>
      <span>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </span>
    </Card>
  );
}

const Card = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.s4};
  width: 100%;
  min-height: 4.5rem;
  padding: ${space.s3} ${space.s4};
  border: 1px solid ${color.edge};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.text};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: border-color ${motion.quick};

  @media (hover: hover) {
    &:hover:not(:disabled) {
      border-color: ${color.accent};
    }
  }

  &:disabled {
    border-style: dashed;
    background: transparent;
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.full};
  background: ${color.accentSoft};
  color: ${color.accentStrong};
`;

const Title = styled.span`
  display: block;
  font: 600 ${size.lead} / 1.3 ${family.word};
  overflow-wrap: anywhere;
`;

const Text = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${size.caption};
`;
