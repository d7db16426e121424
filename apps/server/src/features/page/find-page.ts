import { pagePatterns } from '@wordhoard/contract/page-address';

export type PageName = keyof typeof pagePatterns;

export interface FoundPage {
  name: PageName;
  parameters: Readonly<Record<string, string>>;
  query: URLSearchParams;
}

const pages = Object.entries(pagePatterns).map(([name, pattern]) => ({
  name: name as PageName,
  pattern: new URLPattern({ pathname: pattern === '/' ? pattern : `${pattern}{/}?` }),
}));

/** The page of the site at a path. */
export function findPage(pathname: string, query: URLSearchParams): FoundPage | undefined {
  for (const { name, pattern } of pages) {
    const groups = pattern.exec({ pathname })?.pathname.groups;
    if (groups === undefined) continue;
    const parameters = decodedParameters(groups);
    return parameters && { name, parameters, query };
  }
  return undefined;
}

/** Returns nothing if a parameter is badly encoded. */
function decodedParameters(
  groups: Record<string, string | undefined>,
): FoundPage['parameters'] | undefined {
  try {
    const decoded = Object.entries(groups).map(([key, value = '']) => [
      key,
      decodeURIComponent(value),
    ]);
    return Object.fromEntries(decoded);
  } catch {
    return undefined;
  }
}
