import type { Page } from '@playwright/test';

/** Names that are written so in every language: of people, tags, keys, formats and makers. */
const names = oneOf(
  /(reader[0-9a-f]{32}|administrator|admin)(@example\.org)?|fruit/,
  /Wordhoard|Google|Telegram|Anki|Quizlet|Unicode|CLDR|Fluent Emoji by Microsoft|Twemoji|MIT|CC-BY/,
  /CSV|TSV|JSON|Escape|Esc|Enter|Space|Home|End|Tab|Delete/,
);
/** Words that the notes of starter tables speak of. */
const examples = /be до write|ser, estar, tener|sein, haben, werden/;
/** What learners of other tests name their lists and tables, in whichever language they like. */
const written = /Strong verbs|Lesson \d+|Zweimal [0-9a-f-]+/;

/** Texts of the interface in Latin letters, on a page that is in Russian. Words say what language they are in. */
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
  const allowed = oneOf(names, examples, written);
  return texts.filter((text) => /[A-Za-z]{3}/.test(text.replaceAll(allowed, '')));
}

function oneOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'gi');
}
