import { ButtonRow } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { useSession } from '../auth/use-session.ts';
import { knownWordIdsAtom, savedWordIdsAtom } from '../knowing/knowing-atom.ts';
import { settingsAtom } from '../settings/settings-atom.ts';
import { missedWordIdsAtom } from './missed-word-ids-atom.ts';
import { ownWordsSource } from './own-words-source.ts';
import { PlayLink } from './play-link.tsx';
import { sourceMessages } from './use-source-name.ts';

const kinds = ['saved', 'missed', 'known'] as const;

/** A learner’s own words to be played, as far as there are any. */
export function OwnQuizzes() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { learnLangCode: langCode, tranLangCode } = useAtomValue(settingsAtom);
  const inBrowser = {
    saved: useAtomValue(savedWordIdsAtom),
    missed: useAtomValue(missedWordIdsAtom),
    known: useAtomValue(knownWordIdsAtom),
  };
  const offered = kinds.filter((knowing) => user !== undefined || inBrowser[knowing].length > 0);
  if (offered.length === 0) return null;
  return (
    <ButtonRow>
      {offered.map((knowing) => (
        <PlayLink
          key={knowing}
          wish={{
            source: ownWordsSource({
              knowing,
              langCode,
              inBrowser: user === undefined ? inBrowser[knowing] : undefined,
            }),
            tranLangCode,
          }}
        >
          {formatMessage(sourceMessages[knowing])}
        </PlayLink>
      ))}
    </ButtonRow>
  );
}
