import { defineMessages } from '@wordhoard/i18n/messages';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../action/button.tsx';
import { Note } from '../layout/stack.tsx';
import { space } from '../theme/token.ts';
import { visuallyHidden } from '../theme/visually-hidden.tsx';

interface LoadMoreProps extends ComponentProps<'div'> {
  /** The number of items on the page, and in total. */
  shown: number;
  total: number;
  state: LoadMoreState;
  onLoadMore: () => void;
}

export type LoadMoreState = 'idle' | 'loading' | 'failed';

/** The end of a feed. It loads more when scrolled into view, and by button after a failure. */
export function LoadMore({ shown, total, state, onLoadMore, ...native }: LoadMoreProps) {
  const { formatMessage } = useIntl();
  const buttonArea = useRef<HTMLDivElement>(null);
  const [initialShown] = useState(shown);
  const hasMore = shown < total;
  const hasCount = hasMore || shown > initialShown;
  useNearViewport(buttonArea, hasMore && state === 'idle' ? shown : undefined, onLoadMore);
  return (
    <Footer {...native} data-more={hasMore}>
      <Count role="status" data-more={hasMore}>
        {state === 'failed'
          ? formatMessage(messages.failed)
          : hasCount && formatMessage(messages.count, { shown, total })}
      </Count>
      <div ref={buttonArea}>
        {hasMore && (
          <Button
            aria-disabled={state === 'loading'}
            onClick={() => state !== 'loading' && onLoadMore()}
          >
            {formatMessage(buttonMessages[state])}
          </Button>
        )}
      </div>
    </Footer>
  );
}

const messages = defineMessages({
  count: { id: 'ui.loadMore.count', defaultMessage: '{shown, number} of {total, number}' },
  failed: { id: 'ui.loadMore.failed', defaultMessage: 'Couldn’t load more.' },
});

const buttonMessages = defineMessages({
  idle: { id: 'ui.loadMore.more', defaultMessage: 'Show more' },
  loading: { id: 'ui.loadMore.loading', defaultMessage: 'Loading…' },
  failed: { id: 'ui.loadMore.retry', defaultMessage: 'Try again' },
});

/** Calls back once per page when the element comes within a viewport height of being visible. */
function useNearViewport(
  element: { current: Element | null },
  page: number | undefined,
  onNear: () => void,
) {
  const handleNear = useEffectEvent(onNear);
  useEffect(() => {
    if (page === undefined || element.current === null) return;
    const observer = new IntersectionObserver(
      // A busy page receives several entries at once.
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        handleNear();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, page]);
}

const Footer = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.s3};

  &[data-more='true'] {
    padding-block: ${space.s8};
  }
`;

/* Once everything is shown, the count is only announced. */
const Count = styled(Note)`
  font-variant-numeric: tabular-nums;

  &[data-more='false'] {
    ${visuallyHidden}
  }
`;
