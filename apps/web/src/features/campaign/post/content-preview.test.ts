import { expect, it } from 'vitest';
import { splitSegments } from './content-preview.tsx';

it('marks bold words, links and hashtags', () => {
  const text = 'der Apfel – apple\n\n#Deutsch https://example.org/x';
  expect(splitSegments(text, [{ offset: 0, length: 9 }])).toEqual([
    { kind: 'bold', text: 'der Apfel' },
    { kind: 'plain', text: ' – apple\n\n' },
    { kind: 'hashtag', text: '#Deutsch' },
    { kind: 'plain', text: ' ' },
    { kind: 'link', text: 'https://example.org/x' },
  ]);
});

it('keeps a link in bold text bold', () => {
  const text = 'see https://example.org';
  expect(splitSegments(text, [{ offset: 0, length: text.length }])).toEqual([
    { kind: 'bold', text },
  ]);
});
