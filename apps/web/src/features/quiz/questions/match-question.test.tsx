// @vitest-environment jsdom

import { getCurrentPair } from '@wordhoard/quiz-engine';
import { createStore, Provider, useAtomValue } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import { recorderAtom } from '../../review/practice.ts';
import { quizAtom } from '../session/quiz-atom.ts';
import { startQuiz } from '../session/start-quiz.ts';
import { CurrentQuestion } from './quiz-question.tsx';
// Loads the chunk in advance.
import './match-question.tsx';

/** Generous, so that a busy machine does not fail the test. */
const patience = { timeout: 15_000 };

it('tells that a pair is right once the answer is stored', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const store = createStore();
  let finishStoring = () => {};
  const storing = new Promise<void>((resolve) => {
    finishStoring = resolve;
  });
  store.set(recorderAtom, { record: () => storing });
  const session = startQuiz(buildMaterial({ texts: ['uno', 'due'], codes: ['match-up'] }), () => 0);
  store.set(quizAtom, session);
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <Provider store={store}>
        <IntlProvider locale="en" onError={() => undefined}>
          <Quiz />
        </IntlProvider>
      </Provider>,
    ),
  );
  const findTiles = () => [...page.querySelectorAll<HTMLButtonElement>('[role=group] button')];
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(findTiles()).toHaveLength(4);
  }, patience);
  for (const tile of findTiles().filter(({ textContent }) => textContent.includes('uno')))
    await act(async () => tile.click());
  expect(page.textContent).not.toContain('Right:');
  await act(async () => finishStoring());
  expect(page.textContent).toContain('Right:');
  act(() => root.unmount());
});

function Quiz() {
  const session = useAtomValue(quizAtom);
  const pair = session && getCurrentPair(session.quiz);
  if (!session || !pair) return null;
  return (
    <CurrentQuestion
      session={session}
      pair={pair}
      onFinish={() => undefined}
      onReveal={() => undefined}
      onPlay={undefined}
      action={null}
      answerAction={null}
    />
  );
}
