import { type ComponentProps, Suspense } from 'react';
import { styled } from 'styled-components';
import { lazyComponent } from '../page/lazy-component.ts';

const ListenButton = lazyComponent(async () => (await import('./listen-button.tsx')).ListenButton);

/** A listen button that is loaded after the word, which the learner sees first. */
export function LateListenButton(props: ComponentProps<typeof ListenButton>) {
  return (
    <Suspense fallback={<ButtonPlace />}>
      <ListenButton {...props} />
    </Suspense>
  );
}

const ButtonPlace = styled.div`
  display: block;
  width: 2.5rem;
  height: 2.5rem;
`;
