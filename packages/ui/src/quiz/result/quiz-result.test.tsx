import { screen } from '@testing-library/react';
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
    isRight: true,
  },
  {
    id: '2',
    word: spanish('pera'),
    expected: russian('груша'),
    answer: russian('лимон'),
    isRight: false,
  },
  { id: '3', word: spanish('uva'), expected: russian('виноград'), isRight: false },
];

const otherwiseRight = {
  id: '4',
  word: spanish('cereza'),
  expected: russian('вишня'),
  answer: russian('черешня'),
  isRight: true,
};

describe('QuizResult', () => {
  it.each([
    [otherwiseRight, 'cerezaвишняYou answered: черешня'],
    [{ ...otherwiseRight, answer: russian('вишня'), isHinted: true }, 'cerezaвишняWith a hint'],
  ])('explains how an answer was right', (row, text) => {
    const answers = [{ isRight: true, milliseconds: 3000 }];
    const figures = { seconds: 3, points: 1, bestStreak: 1, answers, actions: undefined };
    render(<QuizResult rows={[row]} {...figures} />);
    expect(screen.getByRole('listitem').textContent).toBe(text);
  });

  it('shows the score, the time and every word with its answer', () => {
    render(
      <QuizResult
        rows={rows}
        seconds={65}
        points={0.5}
        bestStreak={4}
        answers={rows.map(({ isRight }) => ({ isRight, milliseconds: 3000 }))}
        actions={<button type="button">Again</button>}
      />,
    );
    expect(screen.getByRole('heading', { name: '1 of 3 right' })).toBeDefined();
    expect(screen.getByText('Time 1:05')).toBeDefined();
    expect(screen.getByText('Best streak: 4 right in a row')).toBeDefined();
    expect(screen.getByText('0.5 points, since hints cost half of one')).toBeDefined();
    expect(screen.getByRole('img', { name: /^3 answers, 1 right/ })).toBeDefined();
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'manzanaяблоко',
      'peraгрушаYou answered: лимон',
      'uvaвиноградYou did not know',
    ]);
    expect(screen.getAllByRole('img', { name: 'Wrong' })).toHaveLength(2);
  });

  it('supports an empty quiz', () => {
    render(
      <QuizResult rows={[]} seconds={0} points={0} bestStreak={0} answers={[]} actions={null} />,
    );
    expect(screen.getByRole('heading', { name: '0 of 0 right' })).toBeDefined();
  });
});
