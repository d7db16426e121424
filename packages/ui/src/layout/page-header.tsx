import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { BackIcon } from '../theme/icon.ts';
import { Row } from './stack.tsx';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: string;
  /** One or two lines below the title. */
  lead?: ReactNode;
  /** Details such as the language and the number of words. */
  facts?: ReactNode;
  back?: BackLink | undefined;
  actions?: ReactNode;
}

interface BackLink {
  href: string;
  label: string;
}

/** The title of a page. Its styles are in page.css, because the server writes the same markup. */
export function PageHeader({ title, lead, facts, back, actions, ...native }: PageHeaderProps) {
  return (
    <header className="page-header" {...native}>
      {back && (
        <a className="page-back" href={back.href}>
          <BackIcon />
          {back.label}
        </a>
      )}
      <div className="page-line">
        <div className="page-text">
          <h1 dir="auto">{title}</h1>
          {facts && <p className="page-facts">{facts}</p>}
          {lead && <div className="page-lead">{lead}</div>}
        </div>
        {actions && <Actions>{actions}</Actions>}
      </div>
    </header>
  );
}

const Actions = styled(Row)`
  @media (max-width: 35rem) {
    width: 100%;
  }
`;
