// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { QuizItemRecord } from '@wordhoard/contract';
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
import { type KnownLetters, knownLettersAtom } from '../../script/known-letters.ts';
import { quizAtom } from '../session/quiz-atom.ts';
import { startQuiz } from '../session/start-quiz.ts';
import { CurrentQuestion } from './quiz-question.tsx';
// Loads the chunks in advance.
import './foreign-spelling.tsx';
import './letter-question.tsx';
import './spelling-question.tsx';

/** Generous, so that a busy machine does not fail the test. */
const patience = { timeout: 15_000 };

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

it.each([
  ['de Bahnhof', 'One slip. Type it once more:'],
  ['das Bahnhof', 'Right word, wrong article. Type both once more:'],
])('“%s” is almost “der Bahnhof”', async (answer, comment) => {
  const station = {
    ...asksForReply,
    ...{ text: 'Bahnhof', accepted: ['Bahnhof'], article: 'der' },
    prompt: { text: 'railway station', langCode: 'en' },
  };
  const { page, type, events } = await openQuestion(station);
  await type(answer);
  expect(page.textContent).toContain(comment);
  expect(page.textContent).toContain('Almost: “der Bahnhof”');
  expect(events).toMatchObject([{ verdict: 'almost' }]);
});

it.each([
  ['der Brot', 'Right word, wrong article. Type both once more:', 'almost'],
  ['das Brot', 'The word alone is enough:', 'lenient'],
  ['dem Brot', 'The word alone is enough:', 'lenient'],
])('“%s” in a gap for “Brot” is told: %s', async (answer, comment, verdict) => {
  const gap = {
    before: 'Wir kaufen ',
    after: '.',
    hint: { text: 'We buy bread.', langCode: 'en' },
  };
  const bread = {
    ...asksForReply,
    ...{ asks: 'gap' as const, text: 'Brot', accepted: ['Brot'] },
    grammar: { gender: 'neuter' as const },
    langCode: 'de',
    prompt: { text: 'Wir kaufen ____.', langCode: 'de', gap },
  };
  const { page, type, events } = await openQuestion(bread);
  await type(answer);
  expect(page.textContent).toContain(comment);
  expect(events).toMatchObject([{ verdict }]);
});

it('the asked word is right after another one that fits', async () => {
  const { page, type, events } = await openQuestion();
  await type('bitte');
  await type('gern geschehen');
  expect(page.textContent).toContain('Right!');
  expect(events).toMatchObject([{ verdict: 'exact', isHinted: false }]);
});

const asksForBook = {
  text: 'كتاب',
  langCode: 'ar',
  prompt: { text: 'book', langCode: 'en' },
  accepted: ['كتاب'],
  romanisations: ['kitāb'],
};
const letters = ['ك', 'ت', 'ا', 'ب'];
const labels = ['Arabic in Latin letters', 'Arabic or Latin letters'];

it.each([
  ['has not been taught', undefined, labels[0]],
  ['was missed', { taught: letters, missed: ['ك'] }, labels[0]],
  ['all were taught', { taught: letters, missed: [] }, labels[1]],
  ['the letters were skipped', { isReader: true }, labels[1]],
])('a word is typed in the letters that the learner knows: %s', async (_, known, label) => {
  const { page, find, type } = await openQuestion(asksForBook, known);
  const field = find<HTMLInputElement>('input');
  const hasAlphabet = label === labels[1];
  expect(field.placeholder).toBe(label);
  expect(field.inputMode).toBe(hasAlphabet ? 'none' : '');
  expect(page.textContent?.includes('Type it in Latin letters')).toBe(!hasAlphabet);
  expect(page.textContent).toContain('Build from letters');
  await type('kitab');
  expect(page.textContent).toContain('Right!');
  expect(page.textContent).toContain('كتاب');
});

it('the alphabet of a word with unknown letters is shown on demand', async () => {
  const { page, find } = await openQuestion(asksForBook);
  const toggle = [...page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Show alphabet',
  );
  await act(async () => toggle?.click());
  expect(find<HTMLInputElement>('input').placeholder).toBe(labels[1]);
  expect(page.textContent).toContain('Hide alphabet');
});

it('a word with unknown letters and no romanisation is built', async () => {
  const { page } = await openQuestion({ ...asksForBook, romanisations: undefined });
  expect(page.querySelector('input')).toBeNull();
  expect(page.textContent).toContain('Hint');
});

type AskedItem = Omit<QuizItemRecord, 'wordId' | 'speechPartId'>;

/** “Bitte” means that too. */
const asksForReply: AskedItem = {
  text: 'gern geschehen',
  langCode: 'de',
  prompt: {
    text: 'you’re welcome',
    langCode: 'en',
    sense: { text: 'after thanks', langCode: 'en' },
  },
  accepted: ['gern geschehen', 'bitte'],
};

/** Asks to type a word. */
async function openQuestion(asked: AskedItem = asksForReply, known: Partial<KnownLetters> = {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const store = createStore();
  store.set(knownLettersAtom, asked.langCode ?? '', { taught: [], missed: [], isReader: false });
  store.set(knownLettersAtom, asked.langCode ?? '', known);
  const events: NewEvent[] = [];
  store.set(recorderAtom, {
    record: async (recorded) => {
      events.push(...recorded);
    },
  });
  const { pairs, ...material } = buildMaterial({ texts: ['asked'], codes: ['spelling'] });
  const { text, langCode = '' } = asked;
  const changed = pairs.map(({ item, ...pair }) => ({
    ...pair,
    word: { ...pair.word, text, langCode },
    item: { wordId: item.wordId, ...asked },
  }));
  store.set(
    quizAtom,
    startQuiz({ ...material, pairs: changed }, () => 0),
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
    find('h1');
  }, patience);
  const type = (text: string) =>
    act(async () => {
      find<HTMLInputElement>('input').value = text;
      find<HTMLFormElement>('form').requestSubmit();
    });
  return { page, find, type, events };
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
