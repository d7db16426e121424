import type { ItemAspect, QuizAspect } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { articlesOf, gendersOf } from '@wordhoard/quiz-engine/text';
import { ActionCard, GapIcon, LanguageIcon, PluralIcon, WordIcon } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { buildQuizLink } from '../../features/quiz/quiz-link.ts';
import { nameAspect } from '../../features/quiz/quiz-messages.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

/** Links to quizzes about the grammar of saved words, as far as the learned language has it. */
export function GrammarQuizzes() {
  const { formatMessage } = useIntl();
  const { learnLangCode: langCode, tranLangCode } = useAtomValue(settingsAtom);
  const source = { kind: 'own', knowing: 'saved', langCode } as const;
  return listGrammarAspects(langCode).map((asks) => {
    const aspect = nameAspect(asks, langCode);
    return (
      <ActionCard
        key={asks}
        icon={icons[aspect]}
        title={formatMessage(titleMessages[aspect])}
        text={formatMessage(textMessages[aspect])}
        href={buildQuizLink({ source, tranLangCode, choice: { asks } })}
      />
    );
  });
}

type GrammarAspect = Exclude<QuizAspect, 'meaning'>;

const languagesWithReadings = ['ja', 'yue', 'zh'];

/** What can be asked about words of a language besides their meaning. */
export function listGrammarAspects(langCode: string): GrammarAspect[] {
  const hasGenders = articlesOf(langCode).length + gendersOf(langCode).length > 0;
  return [
    ...(hasGenders ? (['article', 'plural'] as const) : []),
    ...(languagesWithReadings.includes(langCode) ? (['reading'] as const) : []),
    'gap',
  ];
}

type NamedAspect = Exclude<ItemAspect, 'meaning' | 'form'>;

const icons: Record<NamedAspect, ReactNode> = {
  article: <WordIcon />,
  gender: <WordIcon />,
  plural: <PluralIcon />,
  reading: <LanguageIcon />,
  gap: <GapIcon />,
};

const titleMessages = defineMessages({
  article: { id: 'quizIndex.articles', defaultMessage: 'Articles' },
  gender: { id: 'quizIndex.genders', defaultMessage: 'Genders' },
  plural: { id: 'quizIndex.plurals', defaultMessage: 'Plurals' },
  reading: { id: 'quizIndex.readings', defaultMessage: 'Readings' },
  gap: { id: 'quizIndex.gaps', defaultMessage: 'Missing words' },
});

const textMessages = defineMessages({
  article: { id: 'quizIndex.articlesText', defaultMessage: 'Choose the article of each noun' },
  gender: { id: 'quizIndex.gendersText', defaultMessage: 'Choose the gender of each noun' },
  plural: { id: 'quizIndex.pluralsText', defaultMessage: 'Type the plural' },
  reading: {
    id: 'quizIndex.readingsText',
    defaultMessage: 'Read the words you’re learning',
  },
  gap: { id: 'quizIndex.gapsText', defaultMessage: 'Complete sentences with your words' },
});
