import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const tables = new URL('../../../server/content/tables/', import.meta.url);

/** Names that no language translates: of people, tags, keys, formats and companies. */
const names = joinPatterns(
  /(reader[0-9a-f]{32}|administrator|admin)(@example\.org)?|fruit/,
  /Wordhoard|Google|Telegram|Mastodon|Anki|Mochi|Quizlet|Unicode|CLDR|Fluent Emoji by Microsoft|Twemoji|MIT|CC-BY/,
  /CSV|TSV|JSON|apkg|colpkg|Escape|Esc|Enter|Space|Home|End|Tab|Delete/,
);
/** Names and notes of the starter tables, which quote words of other languages. */
const tableTexts = new Set(readdirSync(tables).flatMap(readTableTexts));
/** Names of lists, tables, channels and campaigns that other tests create. */
const written =
  /Strong verbs|Lesson \d+|Zweimal [0-9a-f-]+|Spanish [0-9a-f-]+|Fruit[a-z ,]+|Every day|channel_\d+/;

/** Interface texts in Latin letters on a Russian page. Words have a `lang` attribute of their own. */
export async function untranslatedTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.matches('script, style')) continue;
      if (element.closest<HTMLElement>('[lang]')?.lang === 'ru') found.push(node.nodeValue ?? '');
    }
    return found;
  });
  // The longer names first: “Fruit salad” is not the tag “fruit”.
  const allowed = joinPatterns(written, names);
  return texts.filter(
    (text) => !tableTexts.has(text) && /[A-Za-z]{3}/.test(text.replaceAll(allowed, '')),
  );
}

function readTableTexts(file: string): string[] {
  const content: readonly { name: { ru: string }; note: { ru: string } }[] = JSON.parse(
    readFileSync(new URL(file, tables), 'utf8'),
  );
  return content.flatMap(({ name, note }) => [name.ru, note.ru]);
}

function joinPatterns(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'gi');
}
