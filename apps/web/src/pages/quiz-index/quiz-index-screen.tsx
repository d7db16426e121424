import { defineMessages } from '@wordhoard/i18n/messages';
import {
  ActionCard,
  color,
  ListIcon,
  NextIcon,
  PageHeader,
  Section,
  space,
  TableIcon,
  TagIcon,
} from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { OwnWordsCard } from '../../features/progress/own-words-card.tsx';
import type { LearnerToday } from '../../features/progress/today.ts';
import { useToday } from '../../features/progress/use-today.ts';
import { ResumeQuiz } from '../../features/quiz/resume-quiz.tsx';
import { useOwnWords } from '../../features/quiz/settings/use-own-words.ts';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { pageTitleMessages, paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { GrammarQuizzes } from './grammar-quizzes.tsx';

/** The vocabulary challenge: what a learner can practise now. */
export function QuizIndexScreen() {
  const { formatMessage } = useIntl();
  usePageMeta(formatMessage(pageTitleMessages.quizIndex), formatMessage(messages.lead));
  return (
    <>
      <PageHeader
        title={formatMessage(pageTitleMessages.quizIndex)}
        lead={formatMessage(messages.lead)}
      />
      <OwnWords />
      <Grammar />
      <OtherWords />
    </>
  );
}

function OwnWords() {
  const { formatMessage } = useIntl();
  const today = useToday();
  const isBeginner = today !== undefined && !hasWords(today);
  return (
    <Section title={formatMessage(messages.own)}>
      <Cards aria-busy={today === undefined}>
        <ResumeQuiz />
        {!isBeginner && <OwnWordsCard practice="due" count={today?.due} />}
        <ActionCard
          icon={<NextIcon />}
          title={formatMessage(messages.lesson)}
          text={formatMessage(today?.backlog ? messages.lessonHeld : messages.lessonText)}
          href={paths.lesson()}
        />
        {!isBeginner &&
          (['missed', 'weak', 'mix', 'minute'] as const)
            .map((practice) => ({ practice, count: today?.[countedAs[practice]] }))
            .filter(({ count }) => count !== 0)
            .map((card) => <OwnWordsCard key={card.practice} {...card} />)}
      </Cards>
      {isBeginner && <Note>{formatMessage(messages.later)}</Note>}
    </Section>
  );
}

const countedAs = { missed: 'missed', weak: 'weak', mix: 'saved', minute: 'saved' } as const;

const hasWords = ({ due, saved, forecast }: LearnerToday): boolean =>
  due + saved > 0 || forecast.some((count) => count > 0);

/** Only for learners who have saved words: there is nothing to ask before. */
function Grammar() {
  const { formatMessage } = useIntl();
  const { learnLangCode } = useAtomValue(settingsAtom);
  const today = useToday();
  const source = useOwnWords()('saved', learnLangCode);
  if (!today?.saved || source === undefined) return null;
  return (
    <Section title={formatMessage(messages.grammar)}>
      <Cards>
        <GrammarQuizzes source={source} />
      </Cards>
    </Section>
  );
}

function OtherWords() {
  const { formatMessage } = useIntl();
  const { learnLangCode } = useAtomValue(settingsAtom);
  return (
    <Section title={formatMessage(messages.other)}>
      <Cards>
        <ActionCard
          icon={<ListIcon />}
          title={formatMessage(messages.list)}
          text={formatMessage(messages.listText)}
          href={paths.lists(learnLangCode)}
        />
        <ActionCard
          icon={<TagIcon />}
          title={formatMessage(messages.tag)}
          text={formatMessage(messages.tagText)}
          href={paths.tags(learnLangCode)}
        />
        <ActionCard
          icon={<TableIcon />}
          title={formatMessage(messages.table)}
          text={formatMessage(messages.tableText)}
          href={paths.tables(learnLangCode)}
        />
      </Cards>
    </Section>
  );
}

const messages = defineMessages({
  lead: {
    id: 'quizIndex.lead',
    defaultMessage: 'Choose what to practise, or continue where you left off.',
  },
  own: { id: 'quizIndex.own', defaultMessage: 'Your words' },
  lesson: { id: 'quizIndex.lesson', defaultMessage: 'New lesson' },
  lessonText: { id: 'quizIndex.lessonText', defaultMessage: 'Five new words, about two minutes' },
  lessonHeld: {
    id: 'quizIndex.lessonHeld',
    defaultMessage: 'New words can wait until you’ve caught up',
  },
  later: {
    id: 'quizIndex.later',
    defaultMessage: 'After your first lesson, reviews and practice with your words appear here.',
  },
  grammar: { id: 'quizIndex.grammar', defaultMessage: 'Grammar of your words' },
  other: { id: 'quizIndex.other', defaultMessage: 'More to practise' },
  list: { id: 'quizIndex.list', defaultMessage: 'By list' },
  listText: { id: 'quizIndex.listText', defaultMessage: 'Words on one topic' },
  tag: { id: 'quizIndex.tag', defaultMessage: 'By tag' },
  tagText: { id: 'quizIndex.tagText', defaultMessage: 'Words with one tag, from all lists' },
  table: { id: 'quizIndex.table', defaultMessage: 'By table' },
  tableText: { id: 'quizIndex.tableText', defaultMessage: 'Verb forms, cases and pronouns' },
});

const Note = styled.p`
  color: ${color.textMuted};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space.s3};
`;
