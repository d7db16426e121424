import { ButtonLink, PageHeader, space } from '@wordhoard/ui';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { usePageMeta } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';

interface MissingWordProps {
  langCode: string;
  text: string;
}

/** Nobody has brought this word yet: whoever looks for it may. */
export function MissingWord({ langCode, text }: MissingWordProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title, { text });
  usePageMeta(title);
  return (
    <>
      <PageHeader title={title} lead={formatMessage(messages.lead)} />
      <Ways>
        <ButtonLink variant="primary" href={paths.newWord({ langCode, text })}>
          {formatMessage(messages.propose)}
        </ButtonLink>
        <ButtonLink href={paths.words(langCode)}>{formatMessage(messages.words)}</ButtonLink>
      </Ways>
    </>
  );
}

const messages = defineMessages<{
  title: { text: string };
  lead: NoMessageValues;
  propose: NoMessageValues;
  words: NoMessageValues;
}>({
  title: { id: 'missingWord.title', defaultMessage: 'No word “{text}” here yet' },
  lead: {
    id: 'missingWord.lead',
    defaultMessage: 'It may be written otherwise, or nobody has added it.',
  },
  propose: { id: 'missingWord.propose', defaultMessage: 'Add this word' },
  words: { id: 'missingWord.words', defaultMessage: 'Look among all words' },
});

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
`;
