import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { LanguagePair } from './language-pair.tsx';
import { pathInLanguages } from './path-in-languages.ts';

/** Chooses both languages. The current page follows the choice. */
export function PageLanguages() {
  const before = useAtomValue(settingsAtom);
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const frame = useRef<HTMLDivElement>(null);
  // The panel was opened before this was loaded.
  useEffect(() => frame.current?.querySelector('select')?.focus(), []);
  return (
    <div ref={frame}>
      <LanguagePair
        onChange={(chosen) => {
          const path = pathInLanguages({ pathname, search }, before, chosen);
          if (path !== undefined) navigate(path);
        }}
      />
    </div>
  );
}
