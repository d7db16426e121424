import { atom } from 'jotai';
import { isRecord, isText, storedAtom, validEntries } from '../storage/stored-atom.ts';

interface KeptOpenings {
  lang: string;
  /** HTML by path, the page that was shown last comes last. */
  pages: Readonly<Record<string, string>>;
}

const maxPages = 20;

export const noOpenings: KeptOpenings = { lang: '', pages: {} };

/** What pages show before any script has run. The script in index.html shows it at the next visit. */
export const keptOpeningsAtom = storedAtom<KeptOpenings>({
  key: 'wordhoard.openings',
  area: 'local',
  restore: (stored) => {
    const { lang, pages } = Object(stored);
    return isText(lang) && isRecord(pages)
      ? { lang, pages: validEntries(pages, isText) }
      : noOpenings;
  },
});

/** Keeps the opening of the page that is shown. An address with parameters may contain a secret. */
export const keepOpeningAtom = atom(
  null,
  (get, set, { document, location }: Pick<Window, 'document' | 'location'>) => {
    const opening = describeOpening(document);
    if (opening === undefined || location.search !== '') return;
    const { lang } = document.documentElement;
    const kept = get(keptOpeningsAtom);
    const { [location.pathname]: _, ...others } = kept.lang === lang ? kept.pages : {};
    const latest = Object.entries(others).slice(1 - maxPages);
    set(keptOpeningsAtom, {
      lang,
      pages: { ...Object.fromEntries(latest), [location.pathname]: opening },
    });
  },
);

/** Forgets the opening of a page, which would show what is no longer so. */
export const forgetOpeningAtom = atom(null, (get, set, path: string) => {
  const { lang, pages } = get(keptOpeningsAtom);
  if (!(path in pages)) return;
  const { [path]: _, ...others } = pages;
  set(keptOpeningsAtom, { lang, pages: others });
});

/** What page.css styles, in the form in which the server writes it. */
const openings = ['.page-header', '.home-page', '.today-page', '.word-page'].map(
  (name) => `main ${name}:not(.opening)`,
);
/** These have their styles from scripts. */
const styledByScript = '[class^="sc-"]:not(.word-picture, .word-picture *)';
/** These may have changed until the next visit. */
const changing = '.page-back, .page-facts, .word-place, .word-grammar, .word-actions, .word-credit';

function describeOpening(document: Document): string | undefined {
  const shown = document.querySelector(openings.join());
  if (shown === null) return undefined;
  const opening = shown.cloneNode(true) as Element;
  opening.classList.add('opening');
  for (const part of opening.querySelectorAll(styledByScript)) part.remove();
  for (const part of opening.querySelectorAll(changing)) part.replaceChildren();
  return opening.outerHTML;
}
