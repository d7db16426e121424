import type { ComponentProps, ReactNode } from 'react';
import { Notice } from './notice.tsx';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string;
  icon?: ReactNode;
  /** The button or link that ends the emptiness. */
  action?: ReactNode;
}

/** Nothing is here yet: say why (children) and what to do next (action). */
export function EmptyState({ title, icon, action, children, ...native }: EmptyStateProps) {
  return (
    <Notice title={title} icon={icon} action={action} {...native}>
      {children}
    </Notice>
  );
}
