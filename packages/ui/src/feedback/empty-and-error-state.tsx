import { defineMessages } from '@wordhoard/i18n/messages';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../action/button.tsx';
import { CardStack } from '../layout/card-stack.tsx';
import { Row } from '../layout/stack.tsx';
import { OfflineIcon, RetryIcon } from '../theme/icon.ts';
import { color, family, size, space } from '../theme/token.ts';

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string;
  icon?: ReactNode;
  /** Where the first entry can be added. */
  link?: { href: string; label: string };
  /** Other buttons and links. */
  action?: ReactNode;
}

/** Explains why nothing is here yet (`children`) and what to do next (`link`, `action`). */
export function EmptyState({ title, icon, link, action, children, ...native }: EmptyStateProps) {
  return (
    <Frame {...native}>
      {icon && <Mark>{icon}</Mark>}
      <Title>{title}</Title>
      {children && <Reason>{children}</Reason>}
      {(link || action) && (
        <Action $gap="s3" $justify="center">
          {link && (
            <ButtonLink variant="primary" href={link.href}>
              {link.label}
            </ButtonLink>
          )}
          {action}
        </Action>
      )}
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

const Action = styled(Row)`
  margin-block-start: ${space.s4};
`;

interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A sentence about what happened; there is a general default. */
  title?: string;
  /** If absent, there is no button to try again. */
  onRetry?: (() => void) | undefined;
}

/** Tells that content could not be loaded, and offers to try again. */
export function ErrorState({ title, onRetry, ...native }: ErrorStateProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      role="alert"
      title={title ?? formatMessage(messages.title)}
      icon={<OfflineIcon />}
      action={
        onRetry && (
          <Button icon={<RetryIcon />} onClick={onRetry}>
            {formatMessage(messages.retry)}
          </Button>
        )
      }
      {...native}
    />
  );
}

const messages = defineMessages({
  title: { id: 'ui.errorState.title', defaultMessage: 'Couldn’t load this' },
  retry: { id: 'ui.errorState.retry', defaultMessage: 'Try again' },
});
