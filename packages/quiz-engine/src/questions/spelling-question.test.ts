import { buildSpelling, judgeSpelling } from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';
import { buildItem } from '../../test/factory.ts';

const cat = buildItem({ text: 'cat', accepted: ['tomcat', 'cat', 'tomcat'] });

describe('a spelling question', () => {
  it('[Q37] has the prompt and all right answers without duplicates, the expected one first', () => {
    expect(buildSpelling(cat)).toEqual({
      kind: 'spelling',
      item: cat,
      prompt: cat.prompt,
      accepted: ['cat', 'tomcat'],
    });
  });

  it('[Q37] is graded in the language of its answer', () => {
    const tree = buildSpelling(buildItem({ text: 'árbol', langCode: 'es' }));
    expect(judgeSpelling(tree, 'arbol').verdict).toBe('lenient');
    expect(judgeSpelling(tree, 'árbo').verdict).toBe('almost');
    expect(judgeSpelling(tree, 'árbo', () => true).verdict).toBe('wrong');
  });
});
