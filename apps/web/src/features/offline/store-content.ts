import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '@wordhoard/api-client';
import type { WordRecord } from '@wordhoard/contract';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  initDataQuery,
  isServerUnreachableAtom,
  useApi,
  useApiQueries,
} from '../../shared/api/api-context.ts';
import { isSendingEditsAtom } from '../../shared/outbox/waiting-edits.ts';
import { sessionAtom } from '../../shared/session/session-atom.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { keptWordsAtom } from '../../shared/sharing/kept-words.ts';
import { openedIdsAtom } from '../../shared/sharing/opened-collections.ts';
import { createVoices } from '../../shared/sound/voices.ts';
import { idle } from '../../shared/time/idle.ts';
import { dayAtAtom } from '../../shared/time/local-day.ts';
import { offlineListsAtom } from '../list/offline-lists.ts';
import { plansQuery, studySettingsQuery } from '../progress/queries.ts';
import { practiceAtom, visitor } from '../review/practice.ts';
import { userQuery } from '../user/queries.ts';
import { contentStoreAtom, type StoredWord, type WordKey } from './content-store.ts';
import { fetchContent } from './fetch-content.ts';
import { useKeepWords } from './keep-words.ts';
import { listKeptWords } from './kept-words.ts';
import { storeMedia } from './media.ts';
import { claimContentAtom } from './remove-content.ts';
import { followSeenAnswers } from './seen-answers.ts';

/** In milliseconds. A learner who answers question after question is disturbed rarely, but may be about to enter a tunnel. */
const pause = 5_000;
const longestWait = 30_000;
/** After failures in a row, the pause is at most eleven minutes. */
const maxDoublings = 7;

/** Stores what the learner needs without a connection, soon after that has changed. */
export function StoreContent(): null {
  const { owner, histories } = useAtomValue(practiceAtom);
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const isUnreachable = useAtomValue(isServerUnreachableAtom);
  const lists = useListState();
  const fill = useFill();
  const askedLists = useRef(lists);
  const failureCount = useRef(0);
  const changedAt = useRef<number>(undefined);
  useSeenAnswers(owner);
  useKeepWords(owner);

  const start = useEffectEvent(async () => {
    const isFilled = await fill({ areListsOld: askedLists.current !== lists });
    failureCount.current = isFilled ? 0 : failureCount.current + 1;
    if (isFilled) askedLists.current = lists;
  });
  useEffect(() => {
    if (isUnreachable) return;
    // A call that always fails must not be repeated whenever the server is found reachable again.
    const delay = pause * 2 ** Math.min(failureCount.current, maxDoublings);
    changedAt.current ??= Date.now();
    const latest = changedAt.current + Math.max(delay, longestWait);
    const timer = setTimeout(
      () => {
        changedAt.current = undefined;
        void start();
      },
      Math.min(delay, latest - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [owner, histories, learnLangCode, tranLangCode, isUnreachable, lists]);
  return null;
}

/** Changes whenever lists may have changed: by a choice, or by anything that the learner has edited. */
function useListState(): string {
  const queryClient = useQueryClient();
  const { chosenIds, isOff } = useAtomValue(offlineListsAtom);
  const [editCount, setEditCount] = useState(0);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          setEditCount((count) => count + 1);
      }),
    [queryClient],
  );
  return `${editCount} ${isOff} ${chosenIds.join()}`;
}

/** Returns whether everything is stored. One tab after the other, so that none fetches what another has. */
function useFill() {
  const api = useApi();
  const store = useStore();
  const isSpokenByServer = useServerVoices();
  const setLists = useSetAtom(offlineListsAtom);
  const setKept = useSetAtom(keptWordsAtom);

  async function fill(areListsOld: boolean): Promise<void> {
    const content = store.get(contentStoreAtom);
    const { owner, histories } = store.get(practiceAtom);
    const { learnLangCode, tranLangCode, levels } = store.get(settingsAtom);
    const { chosenIds } = store.get(offlineListsAtom);
    const now = new Date();
    if (!(await store.set(claimContentAtom, owner))) return;
    const wanted = await fetchContent({
      api,
      store: content,
      owner,
      languages: { learnLangCode, tranLangCode },
      level: levels[learnLangCode],
      record: histories,
      listIds: chosenIds,
      areListsOld,
      openedIds: store.get(openedIdsAtom),
      now: now.getTime(),
      today: store.get(dayAtAtom)(now),
    });
    const isWanted = () =>
      store.get(practiceAtom).owner === owner && !store.get(offlineListsAtom).isOff;
    if (!isWanted()) return;
    const lists = (await content.readState())?.lists ?? [];
    setLists({ ...store.get(offlineListsAtom), storedIds: lists.map(({ list }) => list.id) });
    const stored = await content.readWords();
    // Those of a visitor who signs in are moved to the account.
    if (owner === visitor) setKept(listKeptWords(stored, histories));
    const words = inOrder(stored, wanted);
    await storeMedia(words, { api, isWanted, isSpokenByServer: await isSpokenByServer() });
  }

  return async ({ areListsOld }: { areListsOld: boolean }): Promise<boolean> => {
    if (navigator.connection?.saveData || !navigator.onLine) return false;
    await idle();
    try {
      await inTurn(() => fill(areListsOld));
      return true;
    } catch (failure) {
      // The browser may have no space or no database. The next run fetches the missing content.
      if (failure instanceof ApiFailure || failure instanceof DOMException) return false;
      throw failure;
    }
  };
}

const inTurn = (action: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('wordhoard.content', action) : action();

function inOrder(stored: readonly StoredWord[], wanted: readonly WordKey[]): WordRecord[] {
  const wordOf = new Map(stored.map(({ id, word }) => [id, word]));
  return wanted.flatMap(([, id]) => wordOf.get(id) ?? []);
}

/** Whether the server speaks a language and the browser does so only with a connection. */
function useServerVoices() {
  const api = useApiQueries();
  const queryClient = useQueryClient();
  return async () => {
    const { speechLangCodes } = await queryClient.ensureQueryData(initDataQuery(api));
    const voices = createVoices(globalThis.speechSynthesis);
    return (langCode: string): boolean =>
      speechLangCodes.includes(langCode) &&
      voices.of(langCode).every(({ localService }) => !localService);
  };
}

/** Stores small answers as last seen, and asks for those that screens need without a connection. */
function useSeenAnswers(owner: string): void {
  const queryClient = useQueryClient();
  const api = useApiQueries();
  const store = useStore();
  const ask = useEffectEvent(() => {
    if (navigator.connection?.saveData || !navigator.onLine) return;
    void queryClient.prefetchQuery(initDataQuery(api));
    if (owner === visitor) return;
    const { tranLangCode } = store.get(settingsAtom);
    const day = store.get(dayAtAtom)(new Date());
    void queryClient.prefetchQuery(userQuery(api, owner));
    void queryClient.prefetchQuery(studySettingsQuery(api));
    void queryClient.prefetchQuery(plansQuery(api, { tranLangCode, day }));
  });
  useEffect(() => {
    ask();
    async function keep(key: string, answer: unknown): Promise<void> {
      if (await store.set(claimContentAtom, owner))
        await store.get(contentStoreAtom).change(owner, { answer: { key, answer } });
    }
    return followSeenAnswers(queryClient, owner, (key, answer) => {
      const isFromDevice = store.get(isServerUnreachableAtom) || store.get(isSendingEditsAtom);
      const signedIn = store.get(sessionAtom)?.user.username ?? visitor;
      // The browser may have no space or no database.
      if (!isFromDevice && signedIn === owner) keep(key, answer).catch(() => undefined);
    });
  }, [owner, queryClient, store]);
}
