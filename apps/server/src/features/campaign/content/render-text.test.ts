import { defaultTemplate, templateFields } from '@wordhoard/contract/template';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../network/network.ts';
import { measureLength } from './post-length.ts';
import { fitText, type PostedWord, renderText, type TextSettings } from './render-text.ts';

const { telegram: telegramLimits, mastodon: mastodonLimits } = defaultLimits;

const apple: PostedWord = {
  text: 'der Apfel',
  langCode: 'de',
  translations: ['apple', 'pome'],
  grammar: 'noun',
  example: 'Sie isst einen Apfel.',
  tagCodes: ['fruit', 'sea-food'],
  link: 'https://words.example/word/de/apfel',
};

const buildSettings = (settings: Partial<TextSettings>): TextSettings => ({
  template: defaultTemplate,
  tranLangCode: 'en',
  limits: telegramLimits,
  hasPicture: false,
  ...settings,
});

const render = (word: Partial<PostedWord>, settings: Partial<TextSettings> = {}) =>
  renderText({ ...apple, ...word }, buildSettings(settings));

const renderWith = (template: string, word: Partial<PostedWord> = {}, tranLangCode = 'en') =>
  render(word, { template, tranLangCode }).text;

const cutBold = ({ text, bold }: Pick<ReturnType<typeof render>, 'text' | 'bold'>) =>
  bold.map(({ offset, length }) => text.slice(offset, offset + length));

describe('the default template', () => {
  it('shows everything', () => {
    expect(render({})).toEqual({
      text: [
        'der Apfel – apple, pome',
        'noun',
        '',
        'Sie isst einen Apfel.',
        '',
        '#german #fruit #sea_food',
        'https://words.example/word/de/apfel',
      ].join('\n'),
      bold: [{ offset: 0, length: 9 }],
      size: { length: 113, maxLength: 4096 },
    });
  });

  it('leaves out what is unknown', () => {
    expect(renderWith(defaultTemplate, { grammar: '', example: null, tagCodes: [] })).toBe(
      'der Apfel – apple, pome\n\n#german\nhttps://words.example/word/de/apfel',
    );
  });

  it('names the language for the readers', () => {
    expect(renderWith('{hashtags}', {}, 'ru')).toBe('#немецкий #fruit #sea_food');
    expect(renderWith('{hashtags}', {}, 'fr')).toBe('#german #fruit #sea_food');
  });
});

describe('the lines of a template', () => {
  const nothing = { grammar: '', example: null, translations: [] };

  it.each([
    ['Example: {example}\n{word}', 'der Apfel'],
    ['{grammar}{example}\n\n\n{word}', 'der Apfel'],
    ['{word}\n{grammar} {translation}', 'der Apfel'],
    ['{word}\n\n{example}\n\n{hashtags}', 'der Apfel\n\n#german #fruit #sea_food'],
    ['{word} {grammar}', 'der Apfel'],
    ['{grammar} {word} {example} {link}', 'der Apfel https://words.example/word/de/apfel'],
    ['Word of the day\n\n{grammar}\n{word}', 'Word of the day\n\nder Apfel'],
    ['{grammar}', ''],
  ])('%j without values: %j', (template, expected) => {
    expect(renderWith(template, nothing)).toBe(expected);
  });

  it.each([
    [
      ' \n\n\t{word}  \n \n\n\n\u00a0{link} \n\n',
      'der Apfel\n\nhttps://words.example/word/de/apfel',
    ],
    ['{word}\r\n{grammar}\r\r{translation}', 'der Apfel\nnoun\n\napple'],
    ['a  \t b   {word}   c', 'a b der Apfel c'],
    ['{word}{translation}', 'der Apfelapple'],
  ])('%j without needless space: %j', (template, expected) => {
    expect(renderWith(template)).toBe(expected);
  });

  it.each([
    [
      '{{word}} { word } {WORD} {} {constructor} }{',
      '{der Apfel} { word } {WORD} {} {constructor} }{',
    ],
    ['*{word}* _{word}_ <b>&amp;[{word}](x)', '*der Apfel* _der Apfel_ <b>&amp;[der Apfel](x)'],
  ])('%j keeps other signs: %j', (template, expected) => {
    expect(renderWith(template)).toBe(expected);
  });
});

describe('the values', () => {
  it.each(['{link}', '{{word}}', '}{', '<b>&amp;</b>', '*a* _b_ `c` [d](e) \\', '$& $1'])(
    'stay as they are: %s',
    (text) => {
      const rendered = render(
        { text, translations: [text] },
        { template: '{word}: {translation}' },
      );
      expect(rendered.text).toBe(`${text}: ${text}`);
      expect(rendered.bold).toEqual([{ offset: 0, length: text.length }]);
    },
  );

  it('have one line and no invisible characters', () => {
    expect(renderWith('{example}', { example: ' Ein\n\nApfel\u2069\u202e.\u200b ' })).toBe(
      'Ein Apfel.',
    );
    expect(renderWith('{translations}', { translations: ['apple', ' ', 'apple'] })).toBe('apple');
  });
});

describe('the word', () => {
  it('is bold wherever it is, after letters of two code units too', () => {
    const template = '🍎𐌰 {word}\n\n\n{grammar}\n– {word}, {word}!';
    const rendered = render({ text: 'Apfel🍎', grammar: '' }, { template });
    expect(rendered.text).toBe('🍎𐌰 Apfel🍎\n\n– Apfel🍎, Apfel🍎!');
    expect(rendered.bold.map(({ offset }) => offset)).toEqual([5, 16, 25]);
    expect(cutBold(rendered)).toEqual(['Apfel🍎', 'Apfel🍎', 'Apfel🍎']);
  });

  it('is not bold without a placeholder', () => {
    expect(render({}, { template: 'der Apfel: {translation}' }).bold).toEqual([]);
  });
});

describe('text of the other direction', () => {
  const hebrew = {
    text: 'תפוח!',
    langCode: 'he',
    example: 'אני אוכל תפוח.',
    tagCodes: [],
  };

  it('is isolated within a line from left to right', () => {
    const rendered = render(hebrew, {
      template: '{word} – {translations}\n{example}\n→ {example}',
    });
    expect(rendered.text).toBe(
      ['\u2068תפוח!\u2069 – apple, pome', 'אני אוכל תפוח.', '→ \u2068אני אוכל תפוח.\u2069'].join(
        '\n',
      ),
    );
    expect(rendered.bold).toEqual([{ offset: 1, length: 5 }]);
  });

  it('is isolated within a line from right to left, except for hashtags and links', () => {
    const word = { translations: ['תפוח', 'pomme'], tagCodes: [], grammar: '' };
    expect(renderWith('{word} – {translations}\n{hashtags} {link}', word, 'he')).toBe(
      '\u2068der Apfel\u2069 – תפוח, \u2068pomme\u2069\n#german https://words.example/word/de/apfel',
    );
  });
});

describe('the size', () => {
  const measure = (settings: Partial<TextSettings>) =>
    render({ text: '👩‍👩‍👧' }, { template: '{word} {link}', ...settings }).size;

  it('is that of the network', () => {
    expect(measure({})).toEqual({ length: 44, maxLength: 4096 });
    expect(measure({ hasPicture: true })).toEqual({ length: 44, maxLength: 1024 });
    expect(measure({ limits: mastodonLimits })).toEqual({ length: 25, maxLength: 500 });
  });

  it('may exceed the limit', () => {
    const limits = { ...telegramLimits, text: 43 };
    expect(measure({ limits })).toEqual({ length: 44, maxLength: 43 });
  });
});

it('marks the word, and nothing else, in any text', () => {
  const unit = fc.constantFrom('a', ' ', '\n', '🍎', 'ת', 'é', '{', '}', '{word}', '<', '*', '1');
  const anyText = fc.string({ unit, maxLength: 12 });
  const part = fc.oneof(anyText, fc.constantFrom(...templateFields.map((name) => `{${name}}`)));
  const anyTemplate = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
  const anyWord: fc.Arbitrary<PostedWord> = fc.record({
    text: anyText.filter((text) => text.trim() !== ''),
    langCode: fc.constantFrom('de', 'he'),
    translations: fc.array(anyText, { maxLength: 3 }),
    grammar: anyText,
    example: fc.option(anyText),
    tagCodes: fc.array(anyText, { maxLength: 3 }),
    link: fc.constant(apple.link),
  });
  fc.assert(
    fc.property(anyTemplate, anyWord, fc.constantFrom('en', 'ar'), (template, word, readers) => {
      const rendered = renderText(word, buildSettings({ template, tranLangCode: readers }));
      const shown = word.text.trim().replace(/\s+/g, ' ');
      const count = template.split('{word}').length - 1;
      expect(cutBold(rendered)).toEqual(Array(count).fill(shown));
      expect(rendered.text).not.toMatch(/^\s|\s$|\n{3}| {2}| \n|\n /);
      const isolates = rendered.text.replace(/[^\u2068\u2069]/g, '');
      expect(isolates).toMatch(/^(\u2068\u2069)*$/);
      expect(rendered.size.length).toBe(rendered.text.length);
    }),
  );
});

describe('a text that is too long', () => {
  const wordy = {
    ...apple,
    translations: Array.from({ length: 10 }, (_, n) => `${n}${'a'.repeat(117)}`),
  };
  const template = `{word}: {translations} {link} ${'x'.repeat(500)}`;
  const fit = (settings: Partial<TextSettings>) =>
    fitText(wordy, buildSettings({ template, ...settings }));

  it('loses translations first, from the last on', () => {
    const { text = '', hasPicture } = fit({ hasPicture: true }) ?? {};
    expect(hasPicture).toBe(true);
    expect(text).toContain(wordy.translations[2]);
    expect(text).not.toContain(wordy.translations[4]);
  });

  it('then loses its picture', () => {
    const long = `{word}: {translations} {link} ${'x'.repeat(986)}`;
    const { text = '', hasPicture } = fit({ hasPicture: true, template: long }) ?? {};
    expect(hasPicture).toBe(false);
    expect(text).toContain(wordy.translations[9]);
  });

  it('does not exist if it is too long even then', () => {
    expect(fit({ template: `{word} ${'x'.repeat(4_096)}` })).toBeUndefined();
  });

  it('is never sent, whatever the template and the word', () => {
    const unit = fc.constantFrom(
      'a',
      ' ',
      '\n',
      'é',
      '🍎',
      'ת',
      '{word}',
      '{translations}',
      '{link}',
    );
    const anyTemplate = fc.string({ unit, maxLength: 700 });
    const anyWord = fc.record({
      text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
      translations: fc.array(fc.string({ unit: 'grapheme', maxLength: 120 }), { maxLength: 10 }),
    });
    const limits = fc.constantFrom(telegramLimits, mastodonLimits);
    fc.assert(
      fc.property(
        anyTemplate,
        anyWord,
        limits,
        fc.boolean(),
        (template, word, limits, hasPicture) => {
          const fitting = fitText(
            { ...apple, ...word },
            buildSettings({ template, limits, hasPicture }),
          );
          if (fitting === undefined) return;
          const maxLength = fitting.hasPicture ? limits.caption : limits.text;
          expect(measureLength(fitting.text, limits)).toBeLessThanOrEqual(maxLength);
        },
      ),
    );
  });
});
