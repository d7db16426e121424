import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { listOwnWordIds } from '../features/review/own-words.ts';
import { reviewsAtom } from '../features/review/practice.ts';
import { settingsAtom } from '../shared/settings/settings-atom.ts';
import { useLocalDay } from '../shared/time/local-day.ts';

/** Shows on the icon of the installed app how many words are due. */
export function DueBadge(): null {
  const record = useAtomValue(reviewsAtom);
  const { learnLangCode: langCode } = useAtomValue(settingsAtom);
  const today = useLocalDay();
  const count = listOwnWordIds(record, { knowing: 'due', langCode, today }).length;
  useEffect(() => {
    // Not all browsers have badges, and some refuse them to pages that are not installed.
    navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
  return null;
}
