import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, layer, radius, space } from '../theme/token.ts';

export interface ScrollAreaProps extends ComponentProps<'div'> {
  /** The accessible name, while there is something to scroll. */
  label: string;
}

/**
 * A table that scrolls horizontally where it is too wide. Its first column stays, its edges fade where
 * more columns are, and the keyboard scrolls it too.
 */
export function ScrollArea({ label, children, ref, className, ...native }: ScrollAreaProps) {
  const { area, isScrollable, isStartHidden, isEndHidden } = useScrolling();
  useImperativeHandle(ref, () => area.current as HTMLDivElement);
  const scrolling = { role: 'region', 'aria-label': label, tabIndex: 0 };
  return (
    <Frame
      className={className}
      data-start-hidden={isStartHidden || undefined}
      data-end-hidden={isEndHidden || undefined}
    >
      <Area {...native} {...(isScrollable && scrolling)} ref={area}>
        {children}
      </Area>
    </Frame>
  );
}

/** Whether there is something to scroll, and the sides on which columns are out of sight. */
function useScrolling() {
  const area = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  const [isStartHidden, setIsStartHidden] = useState(false);
  const [isEndHidden, setIsEndHidden] = useState(false);
  useLayoutEffect(() => {
    const { current } = area;
    if (current === null) return;
    /** In a right-to-left page, the position is negative. Positions may be fractions of pixels. */
    const update = () => {
      const { clientWidth, scrollWidth, clientHeight, scrollHeight } = current;
      const position = Math.abs(current.scrollLeft);
      setIsStartHidden(position > 1);
      setIsEndHidden(position + clientWidth < scrollWidth - 1);
      setIsScrollable(scrollWidth > clientWidth + 1 || scrollHeight > clientHeight);
    };
    const observer = new ResizeObserver(update);
    for (const element of [current, ...current.children]) observer.observe(element);
    current.addEventListener('scroll', update, { passive: true });
    update();
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', update);
    };
  }, []);
  return { area, isScrollable, isStartHidden, isEndHidden };
}

const fade = 'linear-gradient(to right, transparent, var(--background))';
const shade = 'linear-gradient(to right, #1d1b1626, transparent)';

const Frame = styled.div`
  --background: ${color.canvas};
  position: relative;
  min-width: 0;

  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: ${layer.cover};
    background: var(--background);
  }

  &::after,
  tr > :first-child::after {
    content: '';
    position: absolute;
    inset-block: 0;
    opacity: 0;
    pointer-events: none;

    &:dir(rtl) {
      scale: -1 1;
    }
  }

  &::after {
    inset-inline-end: 0;
    width: ${space.s12};
    border-radius: ${radius.small};
    background: ${fade};
  }

  tr > :first-child::after {
    inset-inline-start: 100%;
    width: ${space.s3};
    border-inline-start: 1px solid ${color.edge};
    background: ${shade};
  }

  &[data-end-hidden]::after,
  &[data-start-hidden] tr > :first-child::after {
    opacity: 1;
  }
`;

/* Contains what is hidden in its cells for screen readers only, which would make the page wider. */
const Area = styled.div`
  position: relative;
  overflow-x: auto;
`;
