import { CardStack, radius, Skeleton, space, VisuallyHidden } from '@wordhoard/ui';
import { styled } from 'styled-components';
import { usePageMeta } from './page-meta.ts';

/** The frame of a screen that asks questions, until its first question is loaded. */
export function SessionSkeleton({ title }: { title: string }) {
  usePageMeta(title);
  return (
    <SessionArea role="status" aria-busy>
      <VisuallyHidden>{title}</VisuallyHidden>
      <Card>
        <Blank />
      </Card>
    </SessionArea>
  );
}

/** The whole screen, with its content in the middle. */
export const SessionArea = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  min-height: 100dvh;
  padding: ${space.s4};
`;

const Card = styled(CardStack)`
  width: min(23rem, 100vw - 4rem);
  height: min(31rem, 62dvh);
`;

const Blank = styled(Skeleton)`
  height: 48%;
  border-radius: ${radius.large} ${radius.large} 0 0;
`;
