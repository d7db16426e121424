// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getCurrentPair } from '@wordhoard/quiz-engine';
import { createStore, Provider, useAtomValue } from 'jotai';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiProvider } from '../../../shared/api/api-context.ts';
import { buildMaterial } from '../../../test/build-material.ts';
import { createFakeAccount } from '../../../test/fake-account.ts';
import type { NewEvent } from '../../review/new-event.ts';
import { recorderAtom } from '../../review/practice.ts';
import { quizAtom } from '../session/quiz-atom.ts';
import { startQuiz } from '../session/start-quiz.ts';
import { CurrentQuestion } from './quiz-question.tsx';
// Loads the chunk in advance.
import './spelling-question.tsx';

const roots: Root[] = [];

afterEach(() =>
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  }),
);

it.each([
  ['bitte', 'bitte'],
  ['bite', 'bitte'],
  ['bitte', 'bite'],
])(
  'another word that fits is neither right nor wrong, even if given twice: %s, %s',
  async (first, second) => {
    const { page, type, events } = await openQuestion();
    await type(first);
    expect(page.textContent).toContain('“bitte” fits too. We’re looking for another word');
    expect(events).toEqual([]);

    await type(second);
    expect(page.textContent).toContain('“bitte” fits too. The word we’re looking for:');
    expect(page.textContent).toContain('The answer is “gern geschehen”');
    expect(page.textContent).not.toMatch(/Right|Correct answer|I was right/);
    expect(events).toMatchObject([{ verdict: 'alternative', isHinted: true, answer: second }]);
  },
);

it('the asked word is right after another one that fits', async () => {
  const { page, type, events } = await openQuestion();
  await type('bitte');
  await type('gern geschehen');
  expect(page.textContent).toContain('Right!');
  expect(events).toMatchObject([{ verdict: 'exact', isHinted: false }]);
});

/** Asks to type “gern geschehen” for “you’re welcome”, which “bitte” means too. */
async function openQuestion() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const store = createStore();
  const events: NewEvent[] = [];
  store.set(recorderAtom, {
    record: async (recorded) => {
      events.push(...recorded);
    },
  });
  const { pairs, ...material } = buildMaterial({ texts: ['gern geschehen'], codes: ['spelling'] });
  const asked = pairs.map((pair) => ({
    ...pair,
    word: { ...pair.word, text: 'gern geschehen' },
    item: {
      ...pair.item,
      prompt: {
        text: 'you’re welcome',
        langCode: 'en',
        sense: { text: 'after thanks', langCode: 'en' },
      },
      langCode: 'de',
      accepted: ['gern geschehen', 'bitte'],
    },
  }));
  store.set(
    quizAtom,
    startQuiz({ ...material, pairs: asked }, () => 0),
  );
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  roots.push(root);
  await act(async () =>
    root.render(
      <Provider store={store}>
        <IntlProvider locale="en" onError={() => undefined}>
          <QueryClientProvider client={new QueryClient()}>
            <ApiProvider value={createFakeAccount().connect(() => 'unreached')}>
              <Quiz />
            </ApiProvider>
          </QueryClientProvider>
        </IntlProvider>
      </Provider>,
    ),
  );
  const find = <Kind extends Element>(selector: string): Kind => {
    const found = page.querySelector<Kind>(selector);
    if (found === null) throw new Error(`There is no ${selector}`);
    return found;
  };
  await vi.waitFor(async () => {
    await act(async () => undefined);
    find('input');
  });
  const type = (text: string) =>
    act(async () => {
      find<HTMLInputElement>('input').value = text;
      find<HTMLFormElement>('form').requestSubmit();
    });
  return { page, type, events };
}

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
