import { type OfflineWord, routes, type WordRecord } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import type { FindForms, Synonym } from '@wordhoard/quiz-builder';
import type { Database } from '../../platform/database/database.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { presentCards } from '../card/cards.ts';
import { findWordsByLink, toOpened } from '../collection/shared-words.ts';
import { findForms } from '../quiz/find-forms.ts';
import { findHomographs, findSynonyms } from '../quiz/make-quiz.ts';
import type { WordRow } from '../word/select-words.ts';
import { findWordsById } from '../word/store.ts';
import { getWordsTheme, type Theme } from '../word/theme.ts';

export function addOfflineRoutes(api: Api, { database }: Services): void {
  answer(api, routes.offline, {
    async words({ ids, tranLangCode, openedIds }, context) {
      const callerId = context.caller?.id;
      const unique = [...new Set(ids)];
      const own = { words: await findWordsById(database, unique, callerId), authorId: undefined };
      const shared = await findSharedWords(database, unique, {
        callerId,
        opened: toOpened(openedIds),
      });
      const theme = getWordsTheme(ids);
      const words: OfflineWord[] = [];
      // One author and language after the other, so that no request takes more connections than others.
      for (const { words: found, authorId } of [own, ...shared]) {
        for (const [langCode, ofLanguage] of Map.groupBy(found, (word) => word.langCode)) {
          const request = { langCode, tranLangCode, theme, context, authorId };
          words.push(...(await presentWords(database, ofLanguage, request)));
        }
      }
      return { words };
    },
  });
}

/** Words that only the links of unlisted lists and tables show, by author. */
async function findSharedWords(...[database, ids, reader]: Parameters<typeof findWordsByLink>) {
  const byLink = await findWordsByLink(database, ids, reader);
  const found: { words: WordRow[]; authorId: string }[] = [];
  for (const [authorId, ofAuthor] of Map.groupBy(byLink, (word) => word.authorId)) {
    const words = await findWordsById(
      database,
      ofAuthor.map(({ id }) => id),
      authorId,
    );
    found.push({ words, authorId });
  }
  return found;
}

interface WordRequest {
  langCode: string;
  tranLangCode: string;
  theme: Theme;
  context: RequestContext;
  /** Who shows the words to the caller by a link. */
  authorId: string | undefined;
}

/** Presents words of one language, with what a quiz about them would look up. */
async function presentWords(
  database: Database,
  words: readonly WordRow[],
  { langCode, tranLangCode, theme, context, authorId }: WordRequest,
): Promise<OfflineWord[]> {
  const options = { callerId: context.caller?.id, authorId, theme };
  const explained = words.filter(({ mode }) => mode !== WordMode.Definition);
  const [cards, defined] = await Promise.all([
    presentCards(database, words, { ...options, tranLangCode }),
    presentCards(database, explained, { ...options, tranLangCode: langCode }),
  ]);
  const find = findSynonyms(database, context);
  const [accepted, acceptedByDefinition, homographs] = await Promise.all([
    find(cards),
    find(defined),
    findHomographs(database, { tranLangCode, context })(cards),
  ]);
  const definitions = new Map(defined.map(({ id, trans }) => [id, trans]));
  const others = (synonyms: readonly Synonym[] = [], { text }: WordRecord) =>
    synonyms.filter((other) => other.text !== text);
  const stored = cards.map((card) => ({
    word: withoutOtherLanguages(card, tranLangCode),
    accepted: others(accepted.get(card.id), card),
    definitions: definitions.get(card.id) ?? [],
    homographs: [...(homographs.get(card.id) ?? [])],
    acceptedByDefinition: others(acceptedByDefinition.get(card.id), card),
  }));
  return addSpellings(stored, findForms(database, context));
}

/** Adds the spellings that the grammar of the words does not tell. */
async function addSpellings(
  words: readonly OfflineWord[],
  find: FindForms,
): Promise<OfflineWord[]> {
  const listAnswers = ({ word, accepted, acceptedByDefinition }: OfflineWord) => [
    ...[...accepted, ...acceptedByDefinition].map(({ text }) => ({
      langCode: word.langCode,
      text,
    })),
    ...word.trans.map(({ dest: { langCode, text } }) => ({ langCode, text })),
  ];
  const forms = await find(words.flatMap(listAnswers));
  const name = ({ langCode, text }: { langCode: string; text: string }) => `${langCode} ${text}`;
  const spelled = Map.groupBy(
    forms.filter(({ isSpelling }) => isSpelling),
    name,
  );
  return words.map((word) => {
    const own = listAnswers(word).flatMap((answer) => spelled.get(name(answer)) ?? []);
    const spellings = own.map(({ langCode, text, form }) => ({ langCode, text, spelling: form }));
    return spellings.length === 0 ? word : { ...word, spellings };
  });
}

/** Devices store thousands of words, and ask again for another language. */
const withoutOtherLanguages = (card: WordRecord, tranLangCode: string): WordRecord => ({
  ...card,
  exampleDetails: card.exampleDetails && {
    ...card.exampleDetails,
    trans: card.exampleDetails.trans.filter(({ langCode }) => langCode === tranLangCode),
  },
});
