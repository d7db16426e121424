import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, barHeight, color, layer, StartIcon, size, space, wideScreen } from '@wordhoard/ui';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { lazyComponent } from '../../../shared/page/lazy-component.ts';
import { ShareButton } from '../../../shared/share/share.tsx';
import { quizTitleMessages } from '../quiz-messages.ts';
import { asksCells } from '../quiz-source.ts';
import type { QuizMaterial } from '../session/plan-quiz.ts';

const QuestionCount = lazyComponent(
  async () => (await import('./question-count.tsx')).QuestionCount,
);

interface StartBarProps {
  name: string;
  path: string;
  material: QuizMaterial;
}

/** Starts the quiz or shares it. Stays on the screen while the choices scroll. */
export function StartBar({ name, path, material }: StartBarProps) {
  const { formatMessage } = useIntl();
  return (
    <Bar>
      <Start type="submit" variant="primary" icon={<StartIcon />}>
        {formatMessage(messages.start)}
      </Start>
      <ShareButton name={formatMessage(quizTitleMessages.practise, { name })} path={path} />
      <Amount material={material} />
    </Bar>
  );
}

/** A mixed quiz asks each word in an easier kind first and in a harder kind later. */
function Amount({ material }: Pick<StartBarProps, 'material'>) {
  const { formatMessage } = useIntl();
  const { settings, pairs } = material;
  const unit = asksCells(settings.source) ? 'cells' : 'words';
  return (
    <Facts>
      {formatMessage(messages.words, { unit, count: pairs.length })}
      <Suspense>{settings.codes.length > 1 && <QuestionCount material={material} />}</Suspense>
    </Facts>
  );
}

const messages = defineMessages({
  start: { id: 'quizSettings.start', defaultMessage: 'Practise' },
  words: {
    id: 'quizSettings.words',
    defaultMessage:
      '{unit, select, cells {{count, plural, one {# cell} other {# cells}}} other {{count, plural, one {# word} other {# words}}}}',
  },
});

const Bar = styled.div`
  position: sticky;
  inset-block-end: ${barHeight};
  z-index: ${layer.cover};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s1} ${space.s2};
  padding-block: ${space.s3};
  background: ${color.canvas};

  /* What scrolls below the bar fades out. */
  &::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    height: ${space.s4};
    background: linear-gradient(to top, ${color.canvas}, transparent);
    pointer-events: none;
  }

  @media ${wideScreen} {
    inset-block-end: 0;
    flex-wrap: nowrap;
    gap: ${space.s3};
  }
`;

const Start = styled(Button)`
  flex: 1;
  min-height: 3.25rem;
  font-size: ${size.lead};

  @media ${wideScreen} {
    flex: none;
    min-width: 16rem;
  }
`;

const Facts = styled.p`
  flex-basis: 100%;
  color: ${color.textMuted};
  font-size: ${size.caption};

  @media ${wideScreen} {
    flex-basis: auto;
    font-size: ${size.body};
  }
`;
