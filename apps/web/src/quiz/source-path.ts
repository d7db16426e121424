import { paths } from '../app/paths.ts';
import type { QuizSettings } from './quiz-choice.ts';

/** Where what is played has its page: whoever leaves the quiz goes there. */
export function sourcePath({
  source,
  tranLangCode,
}: Pick<QuizSettings, 'source' | 'tranLangCode'>): string {
  switch (source.kind) {
    case 'list':
      return 'slug' in source ? paths.list(source.slug, tranLangCode) : paths.quizIndex();
    case 'table':
      return 'slug' in source ? paths.table(source.slug) : paths.quizIndex();
    case 'tag':
      return paths.tag(source.code, source.langCode);
    case 'search':
      return paths.wordsLike(source.langCode, source.text);
    case 'own':
    case 'words':
      return paths.quizIndex();
  }
}
