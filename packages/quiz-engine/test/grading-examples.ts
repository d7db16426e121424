import type { SpellingVerdict } from '@wordhoard/quiz-engine';

/** A row of the table in SPEC.md. */
export interface GradingExample {
  /** The source of the row. */
  readonly row: string;
  readonly langCode: string;
  /** The expected text, then the other accepted ones. */
  readonly accepted: readonly string[];
  readonly typed: string;
  readonly isOtherWord: boolean;
  readonly verdict: SpellingVerdict;
  /** The number of the rule that the example shows. */
  readonly rule: string;
}

const heading = '| language | asked | typed | verdict | why |';

const form = new RegExp(
  [
    /^(?<langCode>[a-z]{2,3}(?:-[A-Z]{2})?)/u,
    /(?<asked>`[^`]+`(?: `[^`]+`)*)/u,
    /`(?<typed>[^`]+)`(?<other> another word)?/u,
    /(?<verdict>exact|lenient|alternative|almost|wrong|keyboard)/u,
    /(?<rule>Q\d+)(?:: \S.*)?$/u,
  ]
    .map(({ source }) => source)
    .join(' \\| '),
  'u',
);

/** Parses the examples of a specification. Throws an error for a row that does not parse. */
export function readGradingExamples(specification: string): GradingExample[] {
  const [, section = ''] = specification.split('\n## Grading examples\n');
  const [body = ''] = section.split('\n## ');
  const [head, rule, ...rows] = body
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => line.replace(/ +\|/gu, ' |'));
  if (head !== heading || !/^\|(?: -+ \|){5}$/u.test(rule ?? '')) {
    throw new Error(`There is no table with the heading ${heading}`);
  }
  return rows.map((row) => parseExample(row));
}

function parseExample(line: string): GradingExample {
  const row = line.replace(/^\| (.*) \|$/u, '$1');
  const { langCode, asked, typed, other, verdict, rule } = row.match(form)?.groups ?? {};
  if (!langCode || !asked || !typed || !verdict || !rule) {
    throw new Error(`Not an example: ${line}`);
  }
  return {
    row,
    langCode,
    accepted: Array.from(asked.matchAll(/`([^`]+)`/gu), ([, text = '']) => decodeText(text)),
    typed: decodeText(typed),
    isOtherWord: other !== undefined,
    verdict: verdict as SpellingVerdict,
    rule,
  };
}

function decodeText(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gu, (_escape, code) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
