import { ButtonRow } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { settingsAtom } from '../../../shared/settings/settings-atom.ts';
import { PlayLink } from '../quiz/play-link.tsx';
import { sourceMessages } from '../quiz/quiz-source.ts';
import { useOwnWords } from './use-own-words.ts';

const kinds = ['saved', 'missed', 'known'] as const;

/** A learner’s own words to be played, as far as there are any. */
export function OwnQuizzes() {
  const { formatMessage } = useIntl();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const ownWords = useOwnWords(tranLangCode);
  const offered = kinds.flatMap((knowing) => {
    const source = ownWords?.(knowing, learnLangCode);
    return source ? [{ knowing, source }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <ButtonRow>
      {offered.map(({ knowing, source }) => (
        <PlayLink key={knowing} wish={{ source, tranLangCode }}>
          {formatMessage(sourceMessages[knowing])}
        </PlayLink>
      ))}
    </ButtonRow>
  );
}
