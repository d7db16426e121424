import type { QuizAspect } from '@wordhoard/contract/enumeration';
import { articlesOf, gendersOf } from '@wordhoard/quiz-engine/text';

type GrammarAspect = Exclude<QuizAspect, 'meaning'>;

const languagesWithReadings = ['ja', 'yue', 'zh'];

/** What can be asked about words of a language besides their meaning. */
export function grammarAspects(langCode: string): GrammarAspect[] {
  const hasGenders = articlesOf(langCode).length + gendersOf(langCode).length > 0;
  return [
    ...(hasGenders ? (['article', 'plural'] as const) : []),
    ...(languagesWithReadings.includes(langCode) ? (['reading'] as const) : []),
    'gap',
  ];
}
