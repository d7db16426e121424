import { useQuery } from '@tanstack/react-query';
import type { ItemAspect } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  ActionCard,
  GapIcon,
  LanguageIcon,
  Note,
  PluralIcon,
  Skeleton,
  WordIcon,
} from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { availabilityQuery } from '../../features/quiz/queries.ts';
import { buildQuizLink } from '../../features/quiz/quiz-link.ts';
import { nameAspect } from '../../features/quiz/quiz-messages.ts';
import type { OwnWordsSource } from '../../features/quiz/settings/use-own-words.ts';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

/** Links to quizzes about the grammar of saved words, as far as any of them has it. */
export function GrammarQuizzes({ source }: { source: OwnWordsSource }) {
  const { formatMessage } = useIntl();
  const { learnLangCode: langCode, tranLangCode } = useAtomValue(settingsAtom);
  const query = useQuery(availabilityQuery(useApiQueries(), { source, tranLangCode, seed: 1 }));
  if (query.data === undefined)
    return query.isPending && <Skeleton style={{ minHeight: '5rem' }} />;
  const { grammar } = query.data;
  const saved = { kind: 'own', knowing: 'saved', langCode } as const;
  const possible = grammarAspects.filter((asks) => (grammar[asks]?.count ?? 0) > 0);
  if (possible.length === 0) return <Note>{formatMessage(messages.none)}</Note>;
  return possible.map((asks) => {
    const aspect = nameAspect(asks, langCode);
    return (
      <ActionCard
        key={asks}
        icon={icons[aspect]}
        title={formatMessage(titleMessages[aspect])}
        text={formatMessage(textMessages[aspect])}
        href={buildQuizLink({ source: saved, tranLangCode, choice: { asks } })}
      />
    );
  });
}

const grammarAspects = ['article', 'plural', 'reading', 'gap'] as const;

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

const messages = defineMessages({
  none: {
    id: 'quizIndex.noGrammar',
    defaultMessage: 'Appears once your words have articles, plurals or example sentences',
  },
});
