import { Skeleton, SkeletonList, type SkeletonShape, space } from '@wordhoard/ui';
import { createContext, type ReactNode, use, useCallback, useContext } from 'react';
import { keyframes, styled } from 'styled-components';
import { useLocation } from 'wouter';

/** The server-rendered content of the page that was opened. */
export interface OpenedPage {
  element: Element;
  pathname: string;
  /** Resolves when the opening has been waiting for its screen so long that the skeleton follows. */
  isLate: Promise<void>;
}

/** In milliseconds. A screen that comes before is rendered together with the shell, in one pass. */
const maxWait = 1_000;

const OpeningContext = createContext<OpenedPage | undefined>(undefined);

/** The first commit removes the element from the document; screens that are loading show it again. */
export function findOpening({ document, location }: Window): OpenedPage | undefined {
  const element = document.querySelector('.opening');
  if (element === null) return undefined;
  const isLate = new Promise<void>((resolve) => setTimeout(resolve, maxWait));
  return { element, pathname: location.pathname, isLate };
}

interface OpeningProviderProps {
  opening: OpenedPage | undefined;
  children: ReactNode;
}

export function OpeningProvider({ opening, children }: OpeningProviderProps) {
  return <OpeningContext value={opening}>{children}</OpeningContext>;
}

/** Shown while the code of a screen loads: first the page as it was opened, untouched. */
export function ScreenFallback({ of }: { of: SkeletonShape }) {
  const opening = useContext(OpeningContext);
  const [pathname] = useLocation();
  // React shows nothing before, and after a fallback it would hold the screen back for 300 ms.
  if (opening?.pathname === pathname) use(opening.isLate);
  return <ScreenSkeleton of={of} />;
}

/** Shown while a screen loads: its server-rendered content, and a skeleton of the rest. */
export function ScreenSkeleton({ of }: { of: SkeletonShape }) {
  const opening = useContext(OpeningContext);
  const [pathname] = useLocation();
  const showOpening = useCallback(
    (container: HTMLElement | null) => {
      if (opening) container?.append(opening.element);
    },
    [opening],
  );
  const isOpening = opening?.pathname === pathname;
  return (
    <Frame data-delayed={!isOpening || undefined}>
      {isOpening ? <div ref={showOpening} /> : <Title />}
      <SkeletonList shape={of} count={8} />
    </Frame>
  );
}

const appear = keyframes`
  from { visibility: hidden; }
`;

/* A screen that is loaded already replaces it before it is seen. */
const Frame = styled.div`
  &[data-delayed] {
    animation: ${appear} 60ms step-end;
  }
`;

/* As high as the title of a page, with its distance to the content. */
const Title = styled(Skeleton)`
  width: min(16rem, 60%);
  height: 2.25rem;
  margin-block: ${space.s2} ${space.s8};
`;
