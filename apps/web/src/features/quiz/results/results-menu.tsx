import { useMutation } from '@tanstack/react-query';
import { Knowing, Privacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  BackIcon,
  KnownIcon,
  ListIcon,
  Menu,
  type MenuItem,
  NextIcon,
  QuizIcon,
  SaveIcon,
  UndoIcon,
} from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { v7 as newId } from 'uuid';
import { useLocation } from 'wouter';
import { useApi } from '../../../shared/api/api-context.ts';
import { paths } from '../../../shared/routes/routes.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useHasVoice } from '../../../shared/sound/use-sound.ts';
import { showToastAtom } from '../../../shared/toast/toast-atom.ts';
import { useRefreshCollections } from '../../collection/queries.ts';
import { createList } from '../../list/queries.ts';
import { type MarkableWord, useKnowing } from '../../review/use-knowing.ts';
import { buildQuizLink } from '../quiz-link.ts';
import { quizKindMessages } from '../quiz-messages.ts';
import { buildSourcePath } from '../quiz-source.ts';
import { isReview, type QuizSession } from '../session/quiz-session.ts';
import { isMissed, type Outcome } from '../session/rounds.ts';
import { sameQuizLink, sameWords, toQuizChoice } from '../session/settings-link.ts';
import { asksDue, buildOtherWordsLink, findHarderKind, nextMessages } from './next-step.tsx';
import { useShareResult } from './share-result.tsx';

interface ResultsMenuProps {
  /** The name of the source. */
  name: string;
  session: QuizSession;
  outcomes: readonly Outcome[];
  /** In the order in which they were given. */
  answers: readonly { correct: boolean }[];
  onUndo: () => void;
}

/** Everything but the next step. */
export function ResultsMenu({ name, session, outcomes, answers, onUndo }: ResultsMenuProps) {
  const { formatMessage } = useIntl();
  const missed = collectWords(outcomes.filter(isMissed));
  const right = collectWords(outcomes).filter(({ id }) => missed.every((word) => word.id !== id));
  const score = { right: outcomes.filter((one) => !isMissed(one)).length, total: outcomes.length };
  const shareItems = useShareResult({ name, score, answers, path: sameQuizLink(session) });
  return (
    <Menu
      label={formatMessage(messages.more)}
      items={[
        { label: formatMessage(messages.undo), icon: <UndoIcon />, onChoose: onUndo },
        ...useNextQuizzes(session, outcomes.some(({ isLeft }) => isLeft) && !asksDue(session)),
        ...useMarks({ missed, right }),
        ...useSaving(name, session, missed),
        ...shareItems,
        ...(isReview(session)
          ? []
          : [
              {
                label: formatMessage(messages.back),
                icon: <BackIcon />,
                href: buildSourcePath(session.settings),
              },
            ]),
      ]}
    />
  );
}

/** Each word once: a word may be in several cells of a table. */
function collectWords(outcomes: readonly Outcome[]): MarkableWord[] {
  const words = outcomes.map(({ pair }) => pair.question.item.word);
  return [...new Map(words.map((word) => [word.id, word])).values()];
}

/** The same words in a harder kind, and other words if they are not the next step already. */
function useNextQuizzes(session: QuizSession, isRetryNext: boolean): MenuItem[] {
  const { formatMessage } = useIntl();
  const choice = toQuizChoice(session);
  const item = session.quiz.pairs[0]?.question.item;
  const hasVoice = useHasVoice(item?.word.langCode ?? '');
  const kind = findHarderKind(choice.kind, { hasVoice, suitable: item?.kinds });
  const { tranLangCode, count } = session.settings;
  const href = isRetryNext ? buildOtherWordsLink(session) : undefined;
  const others = { label: formatMessage(nextMessages.others, { count }), icon: <NextIcon /> };
  return [
    ...(href === undefined ? [] : [{ ...others, href }]),
    {
      label: formatMessage(messages.harder, { kind: formatMessage(quizKindMessages[kind]) }),
      icon: <QuizIcon />,
      href: buildQuizLink({ ...sameWords(session), tranLangCode, choice: { ...choice, kind } }),
    },
  ];
}

/** Saves the missed words to learn, and marks the others as known. */
function useMarks({
  missed,
  right,
}: Record<'missed' | 'right', readonly MarkableWord[]>): MenuItem[] {
  const { formatMessage } = useIntl();
  const { mark: markMissed } = useKnowing(missed);
  const { mark: markRight } = useKnowing(right);
  const learn = {
    label: formatMessage(messages.learn, { count: missed.length }),
    icon: <SaveIcon />,
    onChoose: () => markMissed(Knowing.Saved),
  };
  const known = {
    label: formatMessage(messages.known, { count: right.length }),
    icon: <KnownIcon />,
    onChoose: () => markRight(Knowing.Known),
  };
  return [...(missed.length > 0 ? [learn] : []), ...(right.length > 0 ? [known] : [])];
}

/** Learners with an account can keep the missed words as a list. */
function useSaving(name: string, { settings }: QuizSession, missed: readonly MarkableWord[]) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { save, isDisabled } = useSaveMissed({ name, missed, tranLangCode: settings.tranLangCode });
  if (user === undefined || missed.length === 0) return [];
  const label = formatMessage(messages.save);
  return [{ label, icon: <ListIcon />, onChoose: save, isDisabled }];
}

const messages = defineMessages({
  more: { id: 'quizResults.more', defaultMessage: 'More actions' },
  undo: { id: 'quizResults.undo', defaultMessage: 'Undo last answer' },
  harder: { id: 'quizResults.harder', defaultMessage: 'Same words: {kind}' },
  learn: {
    id: 'markWords.saved',
    defaultMessage: '{count, plural, one {Learn # missed word} other {Learn # missed words}}',
  },
  known: {
    id: 'markWords.known',
    defaultMessage: '{count, plural, one {Mark # as known} other {Mark # as known}}',
  },
  save: { id: 'saveMissed.save', defaultMessage: 'Save missed words as a list' },
  back: { id: 'quizResults.list', defaultMessage: 'Back to the words' },
  name: { id: 'saveMissed.name', defaultMessage: 'Missed: {name}' },
  saved: {
    id: 'saveMissed.saved',
    defaultMessage: 'List created: {count, plural, one {# word} other {# words}}',
  },
  open: { id: 'saveMissed.open', defaultMessage: 'Open' },
});

interface MissedWords {
  /** The name of the source. */
  name: string;
  missed: readonly { id: string; langCode: string }[];
  tranLangCode: string;
}

/** Creates a private list of the missed words, once. */
function useSaveMissed({ name, missed, tranLangCode }: MissedWords) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const [, navigate] = useLocation();
  const refresh = useRefreshCollections('list');
  const showToast = useSetAtom(showToastAtom);
  const [id] = useState(() => newId());
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () =>
      createList(api, {
        id,
        name: formatMessage(messages.name, { name }).slice(0, limits.nameMaxLength),
        note: '',
        langCode: missed[0]?.langCode ?? '',
        privacy: Privacy.Private,
        words: missed.map(({ id }) => ({ id })),
      }),
    onSuccess: ({ slug }) => {
      showToast({
        id: 'save missed',
        text: formatMessage(messages.saved, { count: missed.length }),
        action: {
          label: formatMessage(messages.open),
          onClick: () => navigate(paths.list(slug, tranLangCode)),
        },
      });
      return refresh();
    },
  });
  return { save: () => mutate(), isDisabled: isPending || isSuccess };
}
