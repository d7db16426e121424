import type { ListRecord, WordRecord } from '@wordhoard/contract';
import { Select, space } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { useTranslationOptions } from '../../features/language/language-options.ts';
import { ListPlan } from '../../features/progress/plan/list-plan.tsx';
import type { Plan } from '../../features/progress/plan/plan.ts';
import { WordsProgress } from '../../features/review/words-progress.tsx';
import { paths } from '../../shared/routes/routes.ts';

interface ListProgressProps {
  list: ListRecord;
  tranLangCode: string;
  words: readonly WordRecord[];
  plan: Plan | undefined;
}

/** How much of a list is known, or how far the learner is with its plan, and whether it shows translations or definitions. */
export function ListProgress({ list, tranLangCode, words, plan }: ListProgressProps) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const languages = useTranslationOptions(list.langCode);
  return (
    <>
      {plan && <ListPlan plan={plan} />}
      <Line>
        {list.wordCount > 0 && !plan && <WordsProgress words={words} total={list.wordCount} />}
        <Select
          look="inline"
          label={formatMessage(messages.translation)}
          options={languages}
          value={tranLangCode}
          onChange={({ target }) => navigate(paths.list(list.slug, target.value))}
        />
      </Line>
    </>
  );
}

const messages = defineMessages({
  translation: { id: 'list.translation', defaultMessage: 'Translate into' },
});

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s4};
  min-height: 2.75rem;
  margin-block-end: ${space.s2};

  > :first-child:not(:last-child) {
    flex: 1;
    max-width: 24rem;
  }

  /* The arrow, not its frame, aligns with the edge of the page. */
  > :last-child {
    margin-inline: auto calc(-1 * ${space.s3});
  }
`;
