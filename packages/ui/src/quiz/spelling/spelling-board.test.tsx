import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../test/render.tsx';
import { SpellingBoard } from './spelling-board.tsx';
import type { SpellingOutcome } from './spelling-feedback.tsx';

function renderBoard(
  outcome?: Partial<SpellingOutcome>,
  lang = 'es',
  help: { onBuild?: () => void } = {},
) {
  const calls = {
    onAnswer: vi.fn(),
    onPass: vi.fn(),
    onDispute: vi.fn(),
    onNext: vi.fn(),
    onPlay: vi.fn(),
  };
  const build = (changes: { keyboardNotice?: string } = {}) => (
    <SpellingBoard
      prompt={{ kind: 'word', word: { text: 'apple', lang: 'en' } }}
      label="Answer"
      lang={lang}
      letters={['ñ']}
      outcome={
        outcome && {
          verdict: 'wrong',
          answer: 'pera',
          expected: 'manzana',
          segments: [{ kind: 'wrong', expected: 'manzana', answer: 'pera' }],
          ...outcome,
        }
      }
      {...calls}
      {...help}
      {...changes}
    />
  );
  const { rerender } = render(build());
  return { ...calls, rerender: (changes: { keyboardNotice: string }) => rerender(build(changes)) };
}

it('submits trimmed text, but not an empty answer', async () => {
  const { onAnswer } = renderBoard();
  const field = screen.getByRole('textbox', { name: 'Answer' });
  expect(field).toBe(document.activeElement);
  expect(field.lang).toBe('es');
  await userEvent.keyboard('{Enter}');
  expect(onAnswer).not.toHaveBeenCalled();
  await userEvent.keyboard(' manzana {Enter}');
  expect(onAnswer.mock.calls).toEqual([['manzana']]);
});

it('plays the word when the empty field is submitted', async () => {
  const { onPlay } = renderBoard();
  await userEvent.keyboard('{Enter}');
  expect(onPlay).toHaveBeenCalledOnce();
  await userEvent.keyboard('manzana{Enter}');
  expect(onPlay).toHaveBeenCalledOnce();
});

it('types 0 instead of passing, which has a button', async () => {
  const { onPass } = renderBoard();
  await userEvent.keyboard('0');
  expect(onPass).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'I don’t know' }));
  expect(onPass).toHaveBeenCalledOnce();
});

it.each([
  ['exact', 'Right!'],
  ['lenient', 'Exact spelling:'],
  ['alternative', 'Also right. The usual answer:'],
  ['almost', 'One slip. Type it once more:'],
  ['wrong', 'This is how it is written:'],
] as const)('explains the verdict %s', (verdict, sentence) => {
  renderBoard({ verdict });
  expect(screen.getByText(sentence)).toBeDefined();
});

it('neither praises nor blames another word that fits, and shows the asked one', () => {
  renderBoard({ verdict: 'other' });
  const [feedback] = screen.getAllByRole('status');
  expect(feedback?.textContent).toBe('“pera” fits too. The word we’re looking for:manzana');
  expect(screen.getByText('The answer is “manzana”')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'I was right' })).toBeNull();
});

it('shows the alphabet until it is hidden, and offers to build the word', async () => {
  const onToggle = vi.fn();
  const onBuild = vi.fn();
  const board = (isShown: boolean) => (
    <SpellingBoard
      prompt={{ kind: 'word', word: { text: 'no', lang: 'en' } }}
      label="Answer"
      lang="ar"
      letters={['ء']}
      alphabet={{ isShown, onToggle }}
      outcome={undefined}
      onAnswer={vi.fn()}
      onBuild={onBuild}
      onDispute={vi.fn()}
      onNext={vi.fn()}
    />
  );
  const { rerender } = render(board(true));
  expect(screen.getByRole('group', { name: 'Alphabet' })).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Special letters' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hide alphabet' }));
  await userEvent.click(screen.getByRole('button', { name: 'Build from letters' }));
  expect([onToggle, onBuild].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  rerender(board(false));
  expect(screen.getByRole('button', { name: 'Show alphabet' })).toBeDefined();
  expect(screen.getByRole('group', { name: 'Special letters' })).toBeDefined();
});

it('shows only the letters of a word that is typed once more', () => {
  const text = 'مرحبا';
  render(
    <SpellingBoard
      prompt={{ kind: 'word', word: { text: 'hello', lang: 'en' } }}
      label="Answer"
      lang="ar"
      letters={[]}
      alphabet={{ isShown: true, onToggle: vi.fn() }}
      outcome={{
        verdict: 'almost',
        answer: 'مرحب',
        expected: text,
        segments: [{ kind: 'equal', expected: text, answer: text }],
      }}
      onAnswer={vi.fn()}
      onDispute={vi.fn()}
      onNext={vi.fn()}
    />,
  );
  const keys = within(screen.getByRole('group', { name: 'Alphabet' })).getAllByRole('button');
  expect(keys.map(({ textContent }) => textContent)).toEqual([...'ابحرم', 'Space', 'Delete']);
});

it('asks for Latin letters', () => {
  render(
    <SpellingBoard
      prompt={{ kind: 'word', word: { text: 'no', lang: 'en' } }}
      isLatin
      label="Answer"
      lang="ar"
      letters={[]}
      outcome={undefined}
      onAnswer={vi.fn()}
      onDispute={vi.fn()}
      onNext={vi.fn()}
    />,
  );
  expect(screen.getByText('Type it in Latin letters')).toBeDefined();
});

it('shows the script of an answer in Latin letters', () => {
  renderBoard({ verdict: 'lenient', answer: 'la', expected: 'lā', script: 'لا' }, 'ar');
  expect(screen.getByText('In Arabic script:')).toBeDefined();
  expect(screen.getByText('لا', { selector: '[lang=ar]' })).toBeDefined();
});

it.each(['min fadlik', 'minfadlik', 'من فضلك'])(
  'takes “%s” for the romanisation that is to be typed once more',
  async (typed) => {
    const text = 'min faḍlik';
    const { onNext } = renderBoard(
      {
        verdict: 'almost',
        answer: 'min fadlk',
        expected: text,
        script: 'من فضلك',
        segments: [{ kind: 'equal', expected: text, answer: text }],
      },
      'ar',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Once more' }), `${typed}{Enter}`);
    expect(onNext).toHaveBeenCalledOnce();
  },
);

it('offers to build a word whose script has no alphabet', async () => {
  const onBuild = vi.fn();
  renderBoard(undefined, 'zh', { onBuild });
  expect(screen.queryByRole('button', { name: 'Hide alphabet' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Build from letters' }));
  expect(onBuild).toHaveBeenCalledOnce();
});

it('shows the right answer alone if the typed one has nothing in common with it', () => {
  renderBoard({ answer: 'zzz', segments: [] });
  expect(screen.getByText('Correct answer: “manzana”')).toBeDefined();
  expect(screen.queryByText(/zzz/)).toBeNull();
});

describe('an article', () => {
  const article = (expected: string, answer: string): SpellingOutcome['segments'] => [
    { kind: 'optional', expected, answer },
    { kind: 'equal', expected: 'Zunge', answer: 'Zunge' },
  ];

  it.each([
    ['added', '', 'die ', 'The word alone is enough:'],
    ['omitted', 'die ', '', 'In full:'],
    ['replaced', 'die ', 'eine ', 'Also right. The usual answer:'],
  ])('that is %s is no error', (_, expected, answer, sentence) => {
    renderBoard({
      verdict: 'lenient',
      answer: `${answer}Zunge`,
      expected: `${expected}Zunge`,
      segments: article(expected, answer),
    });
    expect(screen.getByText(sentence)).toBeDefined();
    expect(screen.getByText(`${expected}Zunge`)).toBeDefined();
    expect(screen.queryByText(/You wrote/)).toBeNull();
  });

  it('that is wrong is named as the only error', () => {
    renderBoard({
      verdict: 'almost',
      answer: 'der Zunge',
      expected: 'die Zunge',
      segments: [
        { kind: 'wrong', expected: 'die', answer: 'der' },
        { kind: 'equal', expected: ' Zunge', answer: ' Zunge' },
      ],
      hasWrongArticle: true,
    });
    expect(screen.getByText('Right word, wrong article. Type both once more:')).toBeDefined();
    expect(screen.getByText(/You wrote/)).toBeDefined();
  });
});

it('shows the tones that pinyin was typed without', () => {
  renderBoard({ verdict: 'lenient', answer: 'yan3jing', expected: 'yǎnjing', lacksTones: true });
  expect(screen.getByText('With its tones:')).toBeDefined();
  expect(screen.getByText('yǎnjing')).toBeDefined();
});

it.each([
  ['wrong', 'pera', true],
  ['almost', 'manzna', true],
  ['exact', 'manzana', false],
  ['wrong', '', false],
] as const)('after %s “%s”, offers to dispute: %s', (verdict, answer, isOffered) => {
  renderBoard({ verdict, answer });
  expect(screen.queryAllByRole('button', { name: 'I was right' })).toHaveLength(Number(isOffered));
});

it('shows what was typed otherwise kindly', () => {
  renderBoard({ verdict: 'lenient', answer: 'gray', expected: 'grey', isVariant: true }, 'en');
  expect(screen.getByText('Also:')).toBeDefined();
  expect(screen.getByText('grey')).toBeDefined();
  expect(screen.queryByText(/You wrote/)).toBeNull();
});

it('asks again for an answer that was typed on another keyboard, and selects it', async () => {
  const { onAnswer, rerender } = renderBoard();
  await userEvent.keyboard('ьфтяфтф{Enter}');
  rerender({ keyboardNotice: 'Switch your keyboard to Spanish.' });
  expect(screen.getByText('Switch your keyboard to Spanish.').role).toBe('status');
  await userEvent.keyboard('manzana{Enter}');
  expect(onAnswer.mock.calls).toEqual([['ьфтяфтф'], ['manzana']]);
});

it('continues on Enter', async () => {
  const { onNext } = renderBoard({ verdict: 'wrong' });
  await userEvent.keyboard('{Enter}');
  expect(onNext).toHaveBeenCalledOnce();
});

describe('an almost right answer', () => {
  const almost = { verdict: 'almost', answer: 'Strase', expected: 'Straße' } as const;

  it.each([
    ['in another case', 'straße', almost, 'de'],
    ['in another Unicode normalisation', 'an\u0303o'.normalize('NFD'), { expected: 'AÑO' }, 'es'],
    ['in the case of its language', 'ırmak', { expected: 'IRMAK' }, 'tr'],
    ['without a language', 'no. 5', { expected: 'No. 5' }, ''],
    ['with its article', 'die Straße', almost, 'de'],
    ['without its article', 'Straße', { ...almost, expected: 'die Straße' }, 'de'],
  ] as const)('is typed once more %s', async (_, text, outcome, lang) => {
    const { onNext } = renderBoard({ ...almost, ...outcome }, lang);
    await userEvent.keyboard(text);
    expect(onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('is not typed once more with another article', async () => {
    const { onNext } = renderBoard({ ...almost, expected: 'die Straße' }, 'de');
    await userEvent.keyboard('der Straße{Enter}');
    expect(onNext).not.toHaveBeenCalled();
  });

  it('can be skipped by Enter in the empty field, but not by holding it', async () => {
    const { onNext } = renderBoard(almost);
    const field = screen.getByRole('textbox', { name: 'Once more' });
    expect(fireEvent.keyDown(field, { key: 'Enter', repeat: true })).toBe(false);
    expect(onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('is reported as mistyped until the learner types again', async () => {
    const { onNext } = renderBoard(almost);
    await userEvent.keyboard('Strase{Enter}');
    const refusal = screen.getByText('Not quite. Type it as shown above');
    expect(refusal.role).toBe('status');
    await userEvent.keyboard('n');
    expect(refusal.textContent).toBe('');
    await userEvent.keyboard('{Enter}');
    expect(refusal.textContent).not.toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'ñ' }));
    expect(refusal.textContent).toBe('');
    expect(onNext).not.toHaveBeenCalled();
  });
});
