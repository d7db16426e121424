import { type ReactNode, useMemo } from 'react';
import { type Parser, Router, useRouter } from 'wouter';
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location';

/**
 * Matches addresses as they are written, and decodes then what they name. The router by itself decodes an
 * address first, and not those signs that separate its parts: it would look for the word “¿Qué tal%3F”.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const { parser } = useRouter();
  const decodingParser = useMemo(() => decoding(parser), [parser]);
  return (
    <Router hook={useWrittenLocation} searchHook={useWrittenSearch} parser={decodingParser}>
      {children}
    </Router>
  );
}

function decoding(parser: Parser): Parser {
  return (route, loose) => {
    const { pattern, ...keys } = parser(route, loose);
    return { ...keys, pattern: { exec: (path) => decodedMatch(pattern.exec(path)) } };
  };
}

const decodedMatch = (match: RegExpExecArray | null): RegExpExecArray | null =>
  match && Object.assign(match, match.map(decoded));

/** What is badly encoded names nothing, and is told as it is written. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const useWrittenLocation: typeof useBrowserLocation = (options) => {
  const [pathname, navigate] = useBrowserLocation(options);
  return [withstandDecoding(pathname), navigate];
};

const useWrittenSearch: typeof useSearch = (options) => withstandDecoding(useSearch(options));

const withstandDecoding = (written: string): string => written.replaceAll('%', '%25');
