import { ButtonLink, ButtonRow, PageHeader } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { AddWordLink } from '../../features/word/add-word-link.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';

interface MissingWordProps {
  word: Parameters<typeof paths.word>[0];
}

/** Offers to add a word that does not exist. */
export function MissingWord({ word }: MissingWordProps) {
  const { langCode, text } = word;
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title, { text });
  usePageMeta(title);
  return (
    <>
      <PageHeader title={title} lead={formatMessage(messages.lead)} />
      <ButtonRow>
        <AddWordLink {...word} />
        <ButtonLink href={paths.words(langCode)}>{formatMessage(messages.words)}</ButtonLink>
      </ButtonRow>
    </>
  );
}

const messages = defineMessages<{
  title: { text: string };
  lead: NoMessageValues;
  words: NoMessageValues;
}>({
  title: { id: 'missingWord.title', defaultMessage: 'No word “{text}” here yet' },
  lead: {
    id: 'missingWord.lead',
    defaultMessage: 'Check the spelling. Or perhaps nobody has added it yet.',
  },
  words: { id: 'missingWord.words', defaultMessage: 'Search all words' },
});
