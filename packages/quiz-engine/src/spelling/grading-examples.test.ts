import { readFileSync } from 'node:fs';
import { gradeSpelling } from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';
import { readGradingExamples } from '../../test/grading-examples.ts';

const specification = readFileSync(new URL('../../SPEC.md', import.meta.url), 'utf8');
const examples = readGradingExamples(specification);

describe('grading examples of SPEC.md', () => {
  it.each(examples)('[$rule] $row', ({ typed, accepted, langCode, isOtherWord, verdict }) => {
    const grade = gradeSpelling({
      answer: typed,
      accepted,
      langCode,
      isOtherWord: () => isOtherWord,
    });
    expect(grade.verdict).toBe(verdict);
  });

  it.each([
    ...['ar', 'de', 'en', 'es', 'fr', 'he', 'it', 'ja', 'pl', 'pt', 'ru', 'tr', 'uk', 'zh'],
  ])('cover every kind of verdict in %s', (language) => {
    const own = examples.filter(({ langCode }) => langCode.startsWith(language));
    expect(own.length).toBeGreaterThan(5);
    expect(own.map(({ verdict }) => verdict)).toEqual(
      expect.arrayContaining(['lenient', 'wrong', 'almost', 'alternative']),
    );
  });

  it('cover every grading rule', () => {
    const rules = specification.match(/(?<=\*\*\[)Q(?:4\d|50|59|6[0-79]|11[5-9]|120)(?=\])/gu);
    expect([...new Set(examples.map(({ rule }) => rule))].sort()).toEqual(rules?.sort());
  });

  it('have no duplicates', () => {
    const asked = examples.map(({ row }) => row.replace(/ \| [a-z]+ \| [^|]*$/u, ''));
    expect(new Set(asked).size).toBe(asked.length);
  });
});

describe('reading grading examples', () => {
  const head = '| language | asked | typed | verdict | why |\n| --- | --- | --- | --- | --- |';
  const table = (...rows: string[]) => ['# X', '## Grading examples', head, ...rows, ''].join('\n');

  it('parses a row', () => {
    const row = 'de-AT | `Sessel` `Stuhl` | `Stu\\u0068l` another word | alternative | Q47: why';
    expect(readGradingExamples(table(`| ${row}    |`))).toEqual([
      {
        row,
        langCode: 'de-AT',
        accepted: ['Sessel', 'Stuhl'],
        typed: 'Stuhl',
        isOtherWord: true,
        verdict: 'alternative',
        rule: 'Q47',
      },
    ]);
  });

  it.each([
    ['no language', '| | `a` | `b` | wrong | Q50 |'],
    ['nothing asked', '| en | | `b` | wrong | Q50 |'],
    ['nothing typed', '| en | `a` | | wrong | Q50 |'],
    ['an unknown verdict', '| en | `a` | `b` | right | Q50 |'],
    ['no rule', '| en | `a` | `b` | wrong | because |'],
    ['a cell too few', '| en | `a` | `b` | wrong |'],
    ['a cell too many', '| en | `a` | `b` | wrong | Q50 | `c` |'],
    ['no end', '| en | `a` | `b` | wrong | Q50'],
  ])('rejects a row with %s', (_what, row) => {
    expect(() => readGradingExamples(table(row))).toThrow(row);
  });

  it('rejects a specification without the table', () => {
    expect(() => readGradingExamples('## Grading examples\n| a | b |\n')).toThrow('no table');
  });
});
