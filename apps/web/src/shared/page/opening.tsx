import { SkeletonList, type SkeletonShape } from '@wordhoard/ui';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useLocation } from 'wouter';

/** The server-rendered content of the page that was opened. */
export interface OpenedPage {
  element: Element;
  pathname: string;
}

const OpeningContext = createContext<OpenedPage | undefined>(undefined);

/** The first commit removes the element from the document; screens that are loading show it again. */
export function findOpening({ document, location }: Window): OpenedPage | undefined {
  const element = document.querySelector('.opening');
  return element === null ? undefined : { element, pathname: location.pathname };
}

interface OpeningProviderProps {
  opening: OpenedPage | undefined;
  children: ReactNode;
}

export function OpeningProvider({ opening, children }: OpeningProviderProps) {
  return <OpeningContext value={opening}>{children}</OpeningContext>;
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
  return (
    <>
      {opening?.pathname === pathname && <div ref={showOpening} />}
      <SkeletonList shape={of} count={8} />
    </>
  );
}
