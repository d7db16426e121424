import { GlobalStyle } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { settingsAtom } from '../settings/settings-atom.ts';

/** The chosen theme stands on the root element; without one the system decides. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { theme } = useAtomValue(settingsAtom);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <>
      <GlobalStyle />
      {children}
    </>
  );
}
