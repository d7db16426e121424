import type { Page } from '@playwright/test';

/** Names that are written so in every language. */
const names =
  /Wordhoard|Google|Telegram|CSV|TSV|JSON|Anki|Quizlet|Unicode|CLDR|Fluent|Emoji|Twemoji|MIT|CC-BY|Escape|Esc|Enter|Space|Home|End|Tab|Delete/gi;

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
  return texts.filter((text) => /[A-Za-z]{3}/.test(text.replaceAll(names, '')));
}
