import { type OfflineWord, routes, type WordRecord } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import type { FindForms } from '@wordhoard/quiz-builder';
import type { Database } from '../../platform/database/database.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { presentCards } from '../card/cards.ts';
import { findForms } from '../quiz/find-forms.ts';
import { findHomographs, findSynonyms } from '../quiz/make-quiz.ts';
import type { WordRow } from '../word/select-words.ts';
import { findWordsById } from '../word/store.ts';
import { getWordsTheme, type Theme } from '../word/theme.ts';

export function addOfflineRoutes(api: Api, { database }: Services): void {
  answer(api, routes.offline, {
    async words({ ids, tranLangCode }, context) {
      const found = await findWordsById(database, [...new Set(ids)], context.caller?.id);
      const request = { tranLangCode, theme: getWordsTheme(ids), context };
      const words: OfflineWord[] = [];
      // One language after the other, so that no request takes more connections than others.
      for (const [langCode, ofLanguage] of Map.groupBy(found, (word) => word.langCode)) {
        words.push(...(await presentWords(database, ofLanguage, { ...request, langCode })));
      }
      return { words };
    },
  });
}

interface WordRequest {
  langCode: string;
  tranLangCode: string;
  theme: Theme;
  context: RequestContext;
}

/** Presents words of one language, with what a quiz about them would look up. */
async function presentWords(
  database: Database,
  words: readonly WordRow[],
  { langCode, tranLangCode, theme, context }: WordRequest,
): Promise<OfflineWord[]> {
  const options = { callerId: context.caller?.id, theme };
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
  const others = (texts: readonly string[] = [], { text }: WordRecord) =>
    texts.filter((other) => other !== text);
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
    ...[...accepted, ...acceptedByDefinition].map((text) => ({ langCode: word.langCode, text })),
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
