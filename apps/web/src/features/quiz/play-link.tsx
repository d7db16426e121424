import { defineMessages } from '@wordhoard/i18n/messages';
import { ButtonLink, type ButtonLinkProps, QuizIcon } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { buildQuizLink, type QuizLinkOptions } from './quiz-link.ts';

interface PlayLinkProps extends Omit<ButtonLinkProps, 'href' | 'icon'> {
  quiz: QuizLinkOptions;
}

/** A link from words to a quiz about them. */
export function PlayLink({ quiz, children, ...native }: PlayLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <ButtonLink icon={<QuizIcon />} href={buildQuizLink(quiz)} {...native}>
      {children ?? formatMessage(messages.play)}
    </ButtonLink>
  );
}

const messages = defineMessages({
  play: { id: 'playLink.play', defaultMessage: 'Practise' },
});
