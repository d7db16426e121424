import { color, radius, Stack, size, space } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface StepProps {
  number: number;
  title: string;
  children: ReactNode;
}

/** A numbered part of the form. */
export function Step({ number, title, children }: StepProps) {
  return (
    <Sheet $gap="s5" as="section">
      <Title>
        <Badge aria-hidden="true">{number}</Badge>
        {title}
      </Title>
      {children}
    </Sheet>
  );
}

const Sheet = styled(Stack)`
  padding: ${space.s5};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
`;

export const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  font-size: ${size.lead};
  font-weight: 650;
`;

const Badge = styled.span`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: ${radius.full};
  background: ${color.accentSoft};
  color: ${color.accent};
  font-size: ${size.caption};
`;
