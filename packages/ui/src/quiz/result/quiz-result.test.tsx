import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../../test/render.tsx';
import { QuizResult } from './quiz-result.tsx';

const spanish = (text: string) => ({ text, lang: 'es' });
const russian = (text: string) => ({ text, lang: 'ru' });

const rows = [
  {
    id: '1',
    word: spanish('manzana'),
    expected: russian('яблоко'),
    answer: russian('яблоко'),
    outcome: 'right',
  },
  {
    id: '2',
    word: spanish('pera'),
    expected: russian('груша'),
    answer: russian('лимон'),
    outcome: 'wrong',
  },
  {
    id: '3',
    word: spanish('uva'),
    expected: russian('виноград'),
    outcome: 'recovered',
  },
] as const;

const otherwiseRight = {
  id: '4',
  word: spanish('cereza'),
  expected: russian('вишня'),
  answer: russian('черешня'),
  outcome: 'right' as const,
};

/** The words follow the facts. */
const rowsShown = () => within(document.body).getAllByRole('list').at(-1) as HTMLElement;

const wordsShown = () =>
  within(rowsShown())
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('QuizResult', () => {
  it.each([
    [otherwiseRight, 'cerezaвишняYou answered: черешня'],
    [{ ...otherwiseRight, answer: russian('вишня'), isHinted: true }, 'cerezaвишняWith a hint'],
  ])('explains how an answer was right', (row, text) => {
    const figures = { seconds: 3, points: 1, bestStreak: 1, next: undefined };
    render(<QuizResult rows={[row]} {...figures} />);
    expect(wordsShown()).toEqual([text]);
  });

  it('shows the score, the time and every word with its answer', () => {
    render(
      <QuizResult
        rows={rows}
        seconds={65}
        points={0.5}
        bestStreak={4}
        movedUp={2}
        next={<button type="button">Again</button>}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Good start! 1 of 3' })).toBeDefined();
    expect(screen.getByText('2 words stronger than before')).toBeDefined();
    expect(screen.getByText('Time 1:05')).toBeDefined();
    expect(screen.getByText('Longest run: 4')).toBeDefined();
    expect(screen.getByText('0.5 points: hints cost half a point')).toBeDefined();
    expect(wordsShown()).toEqual([
      'manzanaяблоко',
      'peraгрушаYou answered: лимон',
      'uvaвиноградMissed at first',
    ]);
    expect(
      screen.getAllByRole('img', { name: /Wrong|Right/ }).map((mark) => mark.ariaLabel),
    ).toEqual(['Right', 'Wrong', 'Right after a mistake']);
  });

  it.each([
    [10, 'Perfect! 10 of 10'],
    [7, 'Well done! 7 of 10'],
    [4, 'Good effort! 4 of 10'],
    [3, 'Good start! 3 of 10'],
    [0, 'Give it another go! 0 of 10'],
  ])('praises %i right answers out of ten', (right, headline) => {
    const results = Array.from({ length: 10 }, (_, index) => ({
      ...otherwiseRight,
      id: `${index}`,
      outcome: index < right ? ('right' as const) : ('wrong' as const),
    }));
    const figures = { seconds: 3, points: right, bestStreak: right, next: null };
    render(<QuizResult rows={results} {...figures} />);
    expect(screen.getByRole('heading', { name: headline })).toBeDefined();
  });

  it.each([
    [1, 0],
    [0, 1],
  ])(
    'tells that %i of one right word was recalled without help, unless the score says so',
    (recalled, shown) => {
      const figures = { seconds: 3, points: 1, bestStreak: 1, next: null };
      render(<QuizResult rows={[otherwiseRight]} recalled={recalled} {...figures} />);
      expect(screen.queryAllByText(/^Remembered without help/)).toHaveLength(shown);
    },
  );

  it.each([
    [1, 1],
    [0, 0],
  ])('counts %i slips, if there are any', (almost, shown) => {
    const figures = { seconds: 3, points: 1, bestStreak: 1, next: null };
    render(<QuizResult rows={[otherwiseRight]} almost={almost} {...figures} />);
    expect(screen.queryAllByText('Almost right: 1')).toHaveLength(shown);
  });

  it('shows an example and the sound of a word', () => {
    const example = { text: 'Una cereza roja.', lang: 'es' };
    const row = { ...otherwiseRight, example, action: <button type="button">Listen</button> };
    const figures = { seconds: 3, points: 1, bestStreak: 1, next: null };
    render(<QuizResult rows={[row]} {...figures} />);
    const item = within(rowsShown());
    expect(item.getByText('Una cereza roja.').lang).toBe('es');
    expect(item.getByRole('button', { name: 'Listen' })).toBeDefined();
  });

  it('supports an empty quiz', () => {
    render(<QuizResult rows={[]} seconds={0} points={0} bestStreak={0} next={null} />);
    expect(screen.getByRole('heading', { name: /0 of 0/ })).toBeDefined();
  });
});
