import { pagePatterns } from '@wordhoard/contract/page-address';

type PageName = keyof typeof pagePatterns;

export interface FoundPage {
  name: PageName;
  parameters: Readonly<Record<string, string>>;
}

const pages = Object.entries(pagePatterns).map(([name, pattern]) => ({
  name: name as PageName,
  pattern: new URLPattern({ pathname: pattern === '/' ? '/{index.html}?' : `${pattern}{/}?` }),
}));

/** Which of the site's pages an address leads to. */
export function findPage(pathname: string): FoundPage | undefined {
  for (const { name, pattern } of pages) {
    const groups = pattern.exec({ pathname })?.pathname.groups;
    if (groups !== undefined) return withParameters(name, groups);
  }
  return undefined;
}

/** An address that is badly encoded leads nowhere. */
function withParameters(
  name: PageName,
  groups: Record<string, string | undefined>,
): FoundPage | undefined {
  try {
    const decoded = Object.entries(groups).map(([key, value = '']) => [
      key,
      decodeURIComponent(value),
    ]);
    return { name, parameters: Object.fromEntries(decoded) };
  } catch {
    return undefined;
  }
}
