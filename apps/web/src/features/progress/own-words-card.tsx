import type { OwnWordKind } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  ActionCard,
  CloseIcon,
  HintIcon,
  ShuffleIcon,
  Skeleton,
  TimeIcon,
  TimerIcon,
} from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { useStartReview } from '../quiz/session/use-start-review.ts';
import { useOwnWords } from '../quiz/settings/use-own-words.ts';

/** How own words can be practised at once. */
type Practice = 'due' | 'missed' | 'weak' | 'mix' | 'minute';

interface OwnWordsCardProps {
  practice: Practice;
  /** How many there are in the learned language; undefined while this device does not know. */
  count: number | undefined;
}

/** Which words are practised, how many at most, and for how long. */
const plans: Record<Practice, { words: OwnWordKind; maxCount: number; seconds?: number }> = {
  due: { words: 'due', maxCount: 20 },
  missed: { words: 'missed', maxCount: 20 },
  weak: { words: 'weak', maxCount: 20 },
  mix: { words: 'saved', maxCount: 10 },
  minute: { words: 'saved', maxCount: 40, seconds: 60 },
};

export function OwnWordsCard({ practice, count }: OwnWordsCardProps) {
  const { formatMessage } = useIntl();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const { words, maxCount, seconds } = plans[practice];
  const source = useOwnWords()(words, learnLangCode);
  const { isStarting, start } = useStartReview();
  if (count === undefined) return <Skeleton style={{ minHeight: '5rem' }} />;
  const wordCount = Math.min(count, maxCount);
  return (
    <ActionCard
      icon={icons[practice]}
      title={formatMessage(titleMessages[practice], { count })}
      text={formatMessage(count > 0 ? textMessages[practice] : allDone)}
      disabled={count === 0 || source === undefined || isStarting}
      onClick={() => source && start({ source, tranLangCode, wordCount, seconds })}
    />
  );
}

const icons: Record<Practice, ReactNode> = {
  due: <TimeIcon />,
  missed: <CloseIcon />,
  weak: <HintIcon />,
  mix: <ShuffleIcon />,
  minute: <TimerIcon />,
};

const titleMessages = defineMessages({
  due: {
    id: 'ownWordsCard.due',
    defaultMessage: '{count, plural, =0 {Nothing due} one {# word due} other {# words due}}',
  },
  missed: {
    id: 'ownWordsCard.missed',
    defaultMessage: '{count, plural, one {# missed word} other {# missed words}}',
  },
  weak: {
    id: 'ownWordsCard.weak',
    defaultMessage: '{count, plural, one {# tricky word} other {# tricky words}}',
  },
  mix: { id: 'ownWordsCard.mix', defaultMessage: 'Quick mix' },
  minute: { id: 'ownWordsCard.minute', defaultMessage: 'One minute' },
});

const textMessages = defineMessages({
  due: { id: 'ownWordsCard.dueText', defaultMessage: 'Review them just before you’d forget' },
  missed: { id: 'ownWordsCard.missedText', defaultMessage: 'Wrong on the first try' },
  weak: { id: 'ownWordsCard.weakText', defaultMessage: 'Missed again and again lately' },
  mix: { id: 'ownWordsCard.mixText', defaultMessage: 'Ten words you’re learning' },
  minute: { id: 'ownWordsCard.minuteText', defaultMessage: 'How many can you get right?' },
});

const { allDone } = defineMessages({
  allDone: { id: 'ownWordsCard.dueEmpty', defaultMessage: 'All caught up' },
});
