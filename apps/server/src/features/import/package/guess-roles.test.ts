import type { ImportRole } from '@wordhoard/contract';
import { expect, it } from 'vitest';
import { guessRoles } from './guess-roles.ts';

const guess = (fields: string[], langCode?: string, tranLangCode?: string) =>
  guessRoles({ fields, samples: [fields] }, { langCode, tranLangCode });

it.each<[string[], string | undefined, string | undefined, ImportRole[]]>([
  [['English', 'Russian'], 'en', 'ru', ['word', 'translation']],
  [['English', 'Russian'], 'ru', 'en', ['translation', 'word']],
  [['English', 'Russian'], undefined, undefined, ['translation', 'word']],
  [['Английский', 'Русский'], 'en', 'ru', ['word', 'translation']],
  [['Deutsch', 'Englisch'], 'de', 'en', ['word', 'translation']],
  [['EN', 'DE'], 'de', 'en', ['translation', 'word']],
  [['English', '日本語'], 'ja', 'en', ['translation', 'word']],
  [['English', 'Portuguese'], 'pt-BR', 'en', ['translation', 'word']],
  [['Back (English)', 'Front (Russian)'], 'en', 'ru', ['word', 'translation']],
  [
    ['English', 'English sentence', 'Russian', 'Russian sentence'],
    ...(['en', 'ru'] as const),
    ['word', 'example', 'translation', 'exampleTranslation'],
  ],
  [
    ['Word', 'Meaning', 'English sentence translation', 'Sentence'],
    ...(['ja', 'en'] as const),
    ['word', 'translation', 'exampleTranslation', 'example'],
  ],
  [['Polish', 'English audio', 'English'], 'en', 'pl', ['translation', 'skip', 'word']],
  [
    ['Expression', 'Meaning', 'Sentence', 'Sentence-English'],
    ...(['ja', 'ru'] as const),
    ['word', 'translation', 'example', 'exampleTranslation'],
  ],
  [['Front', 'English'], 'en', 'ru', ['translation', 'word']],
  [['Word', 'English definition', 'Russian'], 'en', 'ru', ['word', 'skip', 'translation']],
  [['Russian', 'English translation'], 'en', 'ru', ['translation', 'word']],
  [['Wort', 'Was es ist'], 'is', 'de', ['word', 'translation']],
  [['Front', 'Back'], 'en', 'ru', ['word', 'translation']],
])('guesses what %j are to learn %s with %s', (fields, langCode, tranLangCode, roles) => {
  expect(guess(fields, langCode, tranLangCode)).toEqual(roles);
});

it('knows the fields that an export has', () => {
  const fields = ['Word', 'Translation', 'Translation 2', 'Mode', 'Homograph', 'Article', 'Plural'];
  const others = ['Reading', 'Part of speech', 'Example', 'Example translation', 'Note', 'Media'];
  expect(guess([...fields, ...others], 'en', 'ru')).toEqual([
    ...['word', 'translation', 'translation', 'mode', 'homograph', 'article', 'plural'],
    ...['reading', 'speechPart', 'example', 'exampleTranslation', 'note', 'skip'],
  ]);
});
