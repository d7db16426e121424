import { type ApiClient, ApiFailure, readData } from '@wordhoard/api-client';
import { Privacy } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { v7 as newId } from 'uuid';
import { fromServer, isServerUnreachableAtom, useApi } from '../../shared/api/api-context.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { type KeptWord, keptWordsAtom } from '../../shared/sharing/kept-words.ts';
import { openedIdsAtom } from '../../shared/sharing/opened-collections.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { visitor } from '../review/practice.ts';
import { requestSyncAtom } from '../review/sync-practice.ts';

/** Moves the words that only this device keeps to the account of the visitor who signs in, and names those it refuses. */
export function useKeepWords(owner: string): void {
  const { formatMessage, formatList } = useIntl();
  const api = useApi();
  const store = useStore();
  const [kept, setKept] = useAtom(keptWordsAtom);
  const isUnreachable = useAtomValue(isServerUnreachableAtom);
  const requestSync = useSetAtom(requestSyncAtom);
  const showToast = useSetAtom(showToastAtom);
  const hasKept = kept.length > 0;

  const keep = useEffectEvent(async () => {
    const openedIds = store.get(openedIdsAtom);
    const { tranLangCode } = store.get(settingsAtom);
    const refused = await keepWords(api, kept, { openedIds, tranLangCode });
    setKept([]);
    requestSync();
    if (refused.length === 0) return;
    const words = formatList(refused.map(({ text }) => text));
    showToast({ id: 'notKept', tone: 'wrong', text: formatMessage(messages.notKept, { words }) });
  });
  useEffect(() => {
    if (owner === visitor || !hasKept || isUnreachable) return;
    keep().catch((failure: unknown) => {
      // The next visit tries again.
      if (!(failure instanceof ApiFailure)) throw failure;
    });
  }, [owner, hasKept, isUnreachable]);
}

interface Account {
  openedIds: readonly string[];
  tranLangCode: string;
}

/** As many as the server sends at once. */
const batchSize = 200;

/**
 * Adds words to the account as private ones. Those that the account has, or that a link still shows, it keeps itself.
 *
 * @returns the words that the account refuses
 * @throws {ApiFailure} if the account cannot answer now; another call goes on
 */
async function keepWords(
  api: ApiClient,
  kept: readonly KeptWord[],
  { openedIds, tranLangCode }: Account,
): Promise<KeptWord[]> {
  const refused: KeptWord[] = [];
  for (let start = 0; start < kept.length; start += batchSize) {
    const batch = kept.slice(start, start + batchSize);
    const ids = batch.map(({ id }) => id);
    const body = { ids, tranLangCode, openedIds: [...openedIds] };
    const { words } = await readData(api.POST('/front-offline/words', { body, ...fromServer }));
    const isComplete = ({ id, translations = [] }: KeptWord) =>
      words.some(
        ({ word }) =>
          word.id === id && (word.isByLink || word.trans.length > 0 || translations.length === 0),
      );
    for (const word of batch)
      if (!isComplete(word) && !(await isAdded(addWord(api, word)))) refused.push(word);
  }
  return refused;
}

async function addWord(api: ApiClient, word: KeptWord): Promise<void> {
  const { id: wordId, langCode, text, mode, homograph, translations = [] } = word;
  const { example, exampleDetails, grammar } = word;
  const body = {
    contributionId: newId(),
    langCode,
    text,
    homograph,
    ...(mode !== undefined && { mode }),
    ...(example && { example }),
    ...(exampleDetails && { exampleDetails }),
    ...(grammar && { grammar }),
    privacy: Privacy.Private,
    // The author has said so.
    isSeparate: true,
  };
  await unlessExists(readData(api.POST('/front-word/create', { body, ...fromServer })));
  for (const dest of translations) {
    const added = [{ id: newId(), wordId, dest }];
    await unlessExists(readData(api.POST('/front-tran/create', { body: added, ...fromServer })));
  }
}

async function unlessExists(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (failure) {
    const exists = failure instanceof ApiFailure && failure.code === 'SimilarRecordAlreadyExists';
    if (!exists) throw failure;
  }
}

/** The status of a request that the account will never take. */
const refusals = [400, 403, 404, 409, 413, 422];

async function isAdded(call: Promise<void>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (failure) {
    if (failure instanceof ApiFailure && refusals.includes(failure.status)) return false;
    throw failure;
  }
}

const messages = defineMessages({
  notKept: {
    id: 'keepWords.notKept',
    defaultMessage: 'These words of a deleted list couldn’t be added to your account: {words}',
  },
});
