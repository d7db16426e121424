import { color, size, space } from '@wordhoard/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface EditorSectionProps {
  title: string;
  /** What can be edited here, and how often. */
  lead: string;
  children: ReactNode;
}

/** One section of an editor page. */
export function EditorSection({ title, lead, children }: EditorSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <div>
        <Title id={id}>{title}</Title>
        <Lead>{lead}</Lead>
      </div>
      {children}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space.s5};
  min-width: 0;
  max-width: 44rem;
  padding-block-start: ${space.s6};
  border-block-start: 1px solid ${color.hairline};
`;

const Title = styled.h2`
  font-size: ${size.lead};
`;

const Lead = styled.p`
  color: ${color.textMuted};
`;
