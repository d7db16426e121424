import { expect, it } from 'vitest';
import { type Concept, contentLangCodes } from './content.ts';
import { definitionIn, withDefinitions } from './wordnet.ts';

const none = Object.fromEntries(
  contentLangCodes.map((code) => [code, []]),
) as unknown as Concept['words'];

const concept = (en: string, senseKey?: string): Concept => ({
  group: 'animals',
  speechPart: 'noun',
  ...(senseKey && { senseKey }),
  words: { ...none, en: [en] },
});

it('finds the definitions of sense keys of all parts of speech', () => {
  const concepts = withDefinitions([
    concept('puppy', 'puppy%1:05:00::'),
    concept('breathe', 'breathe%2:29:00::'),
    concept('handsome', 'handsome%5:00:00:beautiful:00'),
    concept('suddenly', 'suddenly%4:02:00::'),
    concept('yes'),
  ]);
  expect(concepts.map(({ definitions }) => definitions?.en)).toEqual([
    'a young dog',
    'draw air into, and expel out of, the lungs',
    'pleasing in appearance especially by reason of conformity to ideals of form and proportion',
    'quickly and without warning',
    undefined,
  ]);
});

it('reports a sense that WordNet does not have', () => {
  expect(() => withDefinitions([concept('xyz', 'xyz%1:00:00::')])).toThrow('xyz%1:00:00::');
});

it('ends a definition before the examples', () => {
  expect(definitionIn('not well; not good; "she did badly"; "it went badly"  ', [])).toBe(
    'not well; not good',
  );
  expect(definitionIn('female of cattle: "`moo-cow\' is a term"', [])).toBe('female of cattle');
  expect(definitionIn("superlative of `good'", [])).toBe('superlative of ‘good’');
});

it('leaves out definitions that are too long or repeat a word', () => {
  expect(definitionIn('x'.repeat(301), [])).toBeUndefined();
  expect(definitionIn('the Sofa; "sit on the sofa"', ['couch', 'sofa'])).toBeUndefined();
  expect(definitionIn('', ['sofa'])).toBeUndefined();
});
