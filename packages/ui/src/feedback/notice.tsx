import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { CardStack } from '../layout/card-stack.tsx';
import { color, family, size, space } from '../theme/token.ts';

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string;
  icon: ReactNode;
  action: ReactNode;
}

/** What empty and error states have in common: a mark, a sentence, a reason, a way on. */
export function Notice({ title, icon, action, children, ...native }: NoticeProps) {
  return (
    <Frame {...native}>
      {icon && <Mark>{icon}</Mark>}
      <Title>{title}</Title>
      {children && <Reason>{children}</Reason>}
      {action && <Action>{action}</Action>}
    </Frame>
  );
}

const Frame = styled.div`
  isolation: isolate;
  display: grid;
  justify-items: center;
  gap: ${space.s2};
  max-width: 28rem;
  margin-inline: auto;
  padding: ${space.s12} ${space.s4};
  text-align: center;
  text-wrap: balance;
`;

const Mark = styled(CardStack)`
  width: 4.5rem;
  height: 5.5rem;
  margin-block: ${space.s2} ${space.s6};
  color: ${color.accent};
  font-size: 1.75rem;

  > div {
    display: grid;
    place-items: center;
  }

  .lucide {
    stroke-width: 1.5;
  }
`;

const Title = styled.p`
  font: 600 ${size.title} / 1.25 ${family.word};
`;

const Reason = styled.div`
  color: ${color.textMuted};
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s3};
  margin-block-start: ${space.s4};
`;
