import { type LocaleCode, QuizMode } from '@wordhoard/contract/enumeration';
import { negotiateLocale } from '@wordhoard/i18n';

/** What this browser remembers of how its learner likes things. */
export interface LocalSettings {
  version: number;
  locale: LocaleCode;
  theme: 'system' | 'light' | 'dark';
  audio: { muted: boolean; volume: number };
  learnLangCode: string;
  tranLangCode: string;
  quiz: { wordCount: number; mode: typeof QuizMode.Tran | typeof QuizMode.Image };
}

/** Settings of another version are not restored: raise it when their shape changes. */
const settingsVersion = 1;

/** @param languages Language tags the browser prefers, best first. */
export function defaultSettings(languages: readonly string[]): LocalSettings {
  const locale = negotiateLocale(languages.join(','));
  return {
    version: settingsVersion,
    locale,
    theme: 'system',
    audio: { muted: false, volume: 1 },
    learnLangCode: locale === 'en' ? 'es' : 'en',
    tranLangCode: locale,
    quiz: { wordCount: 10, mode: QuizMode.Tran },
  };
}

/** Settings out of what the storage held, or `undefined` where that is of no use. */
export function restoreSettings(stored: string | null): LocalSettings | undefined {
  if (stored === null) return undefined;
  try {
    const settings: LocalSettings | null = JSON.parse(stored);
    return settings?.version === settingsVersion ? settings : undefined;
  } catch {
    return undefined;
  }
}
