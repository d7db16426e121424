import { buildCard } from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';
import { buildItem } from '../../test/factory.ts';

const cat = buildItem({ text: 'cat', accepted: ['tomcat', 'cat', 'tomcat'] });

describe('a card', () => {
  it('[Q37] has the prompt and all answers without duplicates, the expected one first', () => {
    expect(buildCard(cat)).toEqual({
      kind: 'cards',
      item: cat,
      prompt: cat.prompt,
      answers: ['cat', 'tomcat'],
    });
  });
});
