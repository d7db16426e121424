import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../action/button.tsx';
import { color, size, space } from '../theme/token.ts';
import { variants } from '../theme/variants.ts';
import { visuallyHidden } from '../theme/visually-hidden.tsx';

export interface LoadMoreProps extends ComponentProps<'div'> {
  /** How many are on the page now, and how many there are in all. */
  shown: number;
  total: number;
  state: LoadMoreState;
  onLoadMore: () => void;
}

export type LoadMoreState = 'idle' | 'loading' | 'failed';

/** The foot of a feed. It loads by itself when it comes near, and by hand after a failure. */
export function LoadMore({ shown, total, state, onLoadMore, ...native }: LoadMoreProps) {
  const { formatMessage } = useIntl();
  const foot = useRef<HTMLDivElement>(null);
  const [shownAtFirst] = useState(shown);
  const hasMore = shown < total;
  const counts = hasMore || shown > shownAtFirst;
  useApproach(foot, hasMore && state === 'idle' ? shown : undefined, onLoadMore);
  return (
    <Foot {...native} data-more={hasMore}>
      <Count role="status" data-more={hasMore}>
        {state === 'failed'
          ? formatMessage(messages.failed)
          : counts && formatMessage(messages.count, { shown, total })}
      </Count>
      <div ref={foot}>
        {hasMore && (
          <Button
            aria-disabled={state === 'loading'}
            onClick={() => state !== 'loading' && onLoadMore()}
          >
            {formatMessage(buttonMessage[state])}
          </Button>
        )}
      </div>
    </Foot>
  );
}

const messages = defineMessages<{
  count: { shown: number; total: number };
  failed: NoMessageValues;
  more: NoMessageValues;
  loading: NoMessageValues;
  retry: NoMessageValues;
}>({
  count: { id: 'ui.loadMore.count', defaultMessage: '{shown, number} of {total, number}' },
  failed: { id: 'ui.loadMore.failed', defaultMessage: 'The next ones could not be loaded.' },
  more: { id: 'ui.loadMore.more', defaultMessage: 'Show more' },
  loading: { id: 'ui.loadMore.loading', defaultMessage: 'Loading…' },
  retry: { id: 'ui.loadMore.retry', defaultMessage: 'Try again' },
});

const buttonMessage = {
  idle: messages.more,
  loading: messages.loading,
  failed: messages.retry,
} satisfies Record<LoadMoreState, unknown>;

/** Calls once for each occasion when the element comes within a screen of being seen. */
function useApproach(
  element: { current: Element | null },
  occasion: number | undefined,
  onApproach: () => void,
) {
  const approach = useEffectEvent(onApproach);
  useEffect(() => {
    if (occasion === undefined || element.current === null) return;
    const observer = new IntersectionObserver(
      // A page that is busy is told of several moments at once.
      (moments) => {
        if (!moments.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        approach();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, occasion]);
}

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.s3};

  &[data-more='true'] {
    padding-block: ${space.s8};
  }
`;

/* At the end the eye needs no count; whoever hears the page is told that the last ones came. */
const Count = styled.p`
  color: ${color.textMuted};
  font-size: ${size.caption};
  font-variant-numeric: tabular-nums;
  ${variants('data-more', { false: visuallyHidden })}
`;
