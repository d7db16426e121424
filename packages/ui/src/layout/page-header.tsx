import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { BackIcon } from '../theme/icon.ts';
import { color, family, motion, size, space } from '../theme/token.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: string;
  /** One or two lines below the title. */
  lead?: ReactNode;
  /** Details such as the language and the number of words. */
  facts?: ReactNode;
  back?: BackLink | undefined;
  actions?: ReactNode;
}

export interface BackLink {
  href: string;
  label: string;
}

export function PageHeader({ title, lead, facts, back, actions, ...native }: PageHeaderProps) {
  return (
    <Header {...native}>
      {back && (
        <Back href={back.href}>
          <BackIcon />
          {back.label}
        </Back>
      )}
      <Line>
        <Text>
          <Title dir="auto">{title}</Title>
          {facts && <Facts>{facts}</Facts>}
          {lead && <Lead>{lead}</Lead>}
        </Text>
        {actions && <Actions>{actions}</Actions>}
      </Line>
    </Header>
  );
}

const Header = styled.header`
  display: grid;
  gap: ${space.s2};
  margin-block-end: ${space.s8};
`;

const Back = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};
  width: fit-content;
  min-height: 2rem;
  color: ${color.textMuted};
  font-size: ${size.caption};
  text-decoration: none;
  transition: color ${motion.quick};

  &:hover {
    color: ${color.accent};
  }

  &:dir(rtl) .lucide {
    scale: -1 1;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.s5} ${space.s8};
`;

const Text = styled.div`
  display: grid;
  gap: ${space.s2};
  flex: 1;
  min-width: min(16rem, 100%);
`;

const Title = styled.h1`
  font: 600 min(${size.headline}, 7.6vw) / 1.15 ${family.word};
  letter-spacing: -0.015em;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  text-wrap: balance;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;

const Facts = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

const Lead = styled.div`
  overflow-wrap: anywhere;
  max-width: 65ch;
  color: ${color.textMuted};
  font-size: ${size.lead};
  text-wrap: pretty;
`;
