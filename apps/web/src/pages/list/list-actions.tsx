import type { ListRecord, WordRecord } from '@wordhoard/contract';
import { Knowing, Strength } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  ButtonLink,
  CalendarIcon,
  DeleteIcon,
  DownloadIcon,
  type MenuItem,
  NextIcon,
  QuizIcon,
} from '@wordhoard/ui';
import { useAtom } from 'jotai';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { CollectionActions } from '../../features/collection/collection-actions.tsx';
import { offlineListsAtom } from '../../features/list/offline-lists.ts';
import { exportList } from '../../features/list/queries.ts';
import { countLessonWords } from '../../features/progress/plan/plan.ts';
import { useWordStates } from '../../features/review/word-state.ts';
import { useWordsMenuItems } from '../../features/review/words-menu.tsx';
import { useApi } from '../../shared/api/api-context.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';

const PlanDialog = lazyComponent(
  async () => (await import('../../features/progress/plan/plan-dialog.tsx')).PlanDialog,
);

interface ListActionsProps {
  list: ListRecord;
  tranLangCode: string;
  words: readonly WordRecord[];
  /** Absent while that is not known. */
  isPlanned: boolean | undefined;
  /** Starts selecting words, unless they are being edited. */
  onSelect: (() => void) | undefined;
}

/** The actions on a list as a whole. Downloads include the translations. */
export function ListActions({ list, tranLangCode, words, isPlanned, onSelect }: ListActionsProps) {
  const { formatMessage } = useIntl();
  const wordsItems = useWordsMenuItems(words, onSelect);
  const offlineItems = useOfflineMenuItems(list.id);
  const newCount = useNewCount(list, words);
  const count = newCount > 0 ? countLessonWords(newCount) : 0;
  const [isPlanning, setPlanning] = useState(false);
  const planItem: MenuItem = {
    label: formatMessage(messages.make),
    icon: <CalendarIcon />,
    onChoose: () => setPlanning(true),
  };
  const planItems = count > 0 && isPlanned === false ? [planItem] : [];
  return (
    <>
      <CollectionActions
        kind="list"
        collection={list}
        primary={
          list.wordCount > 0 && (
            <>
              {count > 0 && !isPlanned && (
                <ButtonLink
                  variant="primary"
                  icon={<NextIcon />}
                  href={paths.listLesson(list.id, count)}
                >
                  {formatMessage(messages.learn, { count })}
                </ButtonLink>
              )}
              <ButtonLink
                variant={count > 0 ? 'secondary' : 'primary'}
                icon={<QuizIcon />}
                href={paths.quizSettings(list.slug, tranLangCode)}
              >
                {formatMessage(messages.practise)}
              </ButtonLink>
            </>
          )
        }
        contentItems={list.wordCount > 0 ? [...planItems, ...wordsItems, ...offlineItems] : []}
        buildPath={(slug) => paths.list(slug, tranLangCode)}
        printPath={paths.printList(list.slug, tranLangCode)}
        downloads={useDownloads(list, tranLangCode)}
      />
      <Suspense>
        {isPlanning && <PlanDialog list={list} onClose={() => setPlanning(false)} />}
      </Suspense>
    </>
  );
}

/** Only an account has a schedule to take along. */
function useDownloads({ id, slug, langCode }: ListRecord, tranLangCode: string) {
  const api = useApi();
  const { user } = useSession();
  const texts = (['csv', 'anki', 'json'] as const).map((format) => ({
    format,
    fetchFile: () => exportList(api, { id, tranLangCode, format }),
  }));
  const words = { listId: id, langCode, tranLangCode };
  const fetchFile = async () =>
    (await import('../../features/import/queries.ts')).exportPackage(api, { words, name: slug });
  return user === undefined ? texts : [...texts, { format: 'package' as const, fetchFile }];
}

/**
 * How many words of the list can be taught: the learner has not begun to learn them, and they have a translation. Before they
 * are loaded, all of them may be new.
 */
function useNewCount({ wordCount }: ListRecord, words: readonly WordRecord[]): number {
  const others = useWordStates(words).filter(({ knowing, memory }, index) => {
    const isBegun = memory === null ? knowing !== Knowing.Unknown : memory.strength > Strength.New;
    return isBegun || words[index]?.trans.length === 0;
  });
  return wordCount - others.length;
}

const messages = defineMessages({
  practise: { id: 'listActions.practise', defaultMessage: 'Practise' },
  learn: {
    id: 'planAction.learn',
    defaultMessage: 'Learn {count, plural, one {# word} other {# words}}',
  },
  make: { id: 'listPlan.make', defaultMessage: 'Learn this list' },
  keep: { id: 'offlineList.keep', defaultMessage: 'Make available offline' },
  remove: { id: 'offlineList.remove', defaultMessage: 'Remove from this device' },
});

/** Stores a list on this device, or stops that; nothing for a list that is stored for another reason. */
function useOfflineMenuItems(listId: string): readonly MenuItem[] {
  const { formatMessage } = useIntl();
  const [{ chosenIds, storedIds, isOff }, setLists] = useAtom(offlineListsAtom);
  const isChosen = chosenIds.includes(listId);
  if (!isChosen && storedIds.includes(listId)) return [];
  const isOther = (id: string) => id !== listId;
  return [
    isChosen
      ? {
          label: formatMessage(messages.remove),
          icon: <DeleteIcon />,
          onChoose: () =>
            setLists({
              storedIds: storedIds.filter(isOther),
              chosenIds: chosenIds.filter(isOther),
              isOff,
            }),
        }
      : {
          label: formatMessage(messages.keep),
          icon: <DownloadIcon />,
          onChoose: () => setLists({ storedIds, chosenIds: [...chosenIds, listId], isOff: false }),
        },
  ];
}
