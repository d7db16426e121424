import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, family, motion, radius, size, space } from '../theme/token.ts';

interface ActionCardTexts {
  /** Decorative. */
  icon: ReactNode;
  /** What the learner does, such as “Practise 12 words”. */
  title: string;
  /** What it is about, or why it is not possible now. */
  text: string;
}

interface ActionCardProps extends ActionCardTexts, Omit<ComponentProps<'button'>, 'title'> {}

/** A large button that says what it does and what for. */
export function ActionCard({ icon, title, text, ...native }: ActionCardProps) {
  return (
    <Card type="button" {...native}>
      <Content icon={icon} title={title} text={text} />
    </Card>
  );
}

interface ActionCardLinkProps extends ActionCardTexts, Omit<ComponentProps<'a'>, 'title'> {
  href: string;
}

/** A link that looks like an {@link ActionCard}. */
export function ActionCardLink({ icon, title, text, ...native }: ActionCardLinkProps) {
  return (
    <Card as="a" {...native}>
      <Content icon={icon} title={title} text={text} />
    </Card>
  );
}

function Content({ icon, title, text }: ActionCardTexts) {
  return (
    <>
      <Icon aria-hidden="true">{icon}</Icon>
      <span>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </span>
    </>
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
