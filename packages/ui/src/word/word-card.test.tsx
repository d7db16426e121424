import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { WordCard } from './word-card.tsx';

const maktaba = { text: 'مكتبة', lang: 'ar' };

describe('WordCard', () => {
  it('links to the page of the word, with its language and direction', () => {
    render(
      <WordCard
        word={maktaba}
        translations={[
          { text: 'library', lang: 'en' },
          { text: 'библиотека', lang: 'ru' },
        ]}
        href="/ar/maktaba"
        knowing={3}
        onKnowingChange={vi.fn()}
      />,
    );
    const heading = screen.getByRole('heading', { name: 'مكتبة', level: 3 });
    expect(heading).toMatchObject({ lang: 'ar', dir: 'auto' });
    expect(screen.getByRole('link', { name: 'مكتبة' }).getAttribute('href')).toBe('/ar/maktaba');
    expect(screen.getByText('библиотека').lang).toBe('ru');
  });

  it('tells homographs apart, without changing the text that is copied', () => {
    render(
      <WordCard
        word={{ text: 'sein', lang: 'de', homograph: 2 }}
        translations={[{ text: 'his', lang: 'en' }]}
        href="/de/sein?homograph=2"
        knowing={3}
        onKnowingChange={vi.fn()}
      />,
    );
    expect(screen.getByRole('link', { name: 'sein, 2' }).firstChild?.textContent).toBe('sein');
  });

  it('shows all translations as a tooltip if two lines cannot hold them', () => {
    const card = (text: string) => (
      <WordCard
        word={maktaba}
        translations={[
          { text, lang: 'en' },
          { text: 'библиотека', lang: 'ru' },
        ]}
        href="/ar/maktaba"
        knowing={3}
        onKnowingChange={vi.fn()}
      />
    );
    const { rerender } = render(card('library'));
    expect(screen.getByRole('heading').title).toBe('');
    rerender(card('a library, or a bookshop'));
    expect(screen.getByRole('heading').title).toBe('a library, or a bookshop, библиотека');
  });

  it('passes changes of knowing on', async () => {
    const onKnowingChange = vi.fn();
    render(
      <WordCard
        word={maktaba}
        translations={[]}
        href="/ar/maktaba"
        knowing={2}
        onKnowingChange={onKnowingChange}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'I know this' }));
    expect(onKnowingChange.mock.calls).toEqual([[1]]);
  });
});
