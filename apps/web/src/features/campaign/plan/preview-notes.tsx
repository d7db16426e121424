import type { WordReference } from '@wordhoard/contract';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, color, radius, space, WarningIcon } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { paths } from '../../../shared/routes/routes.ts';
import type { Channel } from '../../channel/queries.ts';
import type { CampaignPreview } from '../queries.ts';
import type { PlanValues } from './plan-values.ts';

interface PreviewNotesProps {
  preview: CampaignPreview;
  channel: Channel;
  unusable: PlanValues['unusable'];
  onChange: (unusable: PlanValues['unusable']) => void;
}

/**
 * The words that cannot be posted, with links to add what is missing, and the posts that are shortened for the
 * network. An admin decides whether to leave out words that lack something. Words that are too long are always left out.
 */
export function PreviewNotes({ preview, channel, unusable, onChange }: PreviewNotesProps) {
  const { formatMessage, locale } = useIntl();
  const { wordsWithoutTranslation: untranslated, wordsWithoutQuestion: unasked } = preview;
  const { wordsTooLong: tooLong, wordsLosingTranslations, wordsLosingPicture } = preview;
  const isSkipped = unusable === 'skipped';
  const language = languageName(channel.tranLangCode, locale);
  const untranslatedText = { count: untranslated.length, language };
  return (
    <>
      {untranslated.length + unasked.length > 0 && (
        <Box data-quiet={isSkipped || undefined}>
          {isSkipped && <Title>{formatMessage(messages.skipped)}</Title>}
          <Words words={untranslated}>
            {formatMessage(messages.untranslated, untranslatedText)}
          </Words>
          <Words words={unasked}>
            {formatMessage(messages.unasked, { count: unasked.length })}
          </Words>
          <Button onClick={() => onChange(isSkipped ? 'refused' : 'skipped')}>
            {formatMessage(isSkipped ? messages.keep : messages.skip)}
          </Button>
        </Box>
      )}
      {tooLong.length > 0 && (
        <Box>
          <Words words={tooLong}>
            {formatMessage(messages.tooLong, { count: tooLong.length })}
          </Words>
        </Box>
      )}
      {wordsLosingTranslations.length + wordsLosingPicture.length > 0 && (
        <Box data-quiet>
          <Title>{formatMessage(messages.shortened)}</Title>
          <Words words={wordsLosingTranslations}>
            {formatMessage(messages.fewer, { count: wordsLosingTranslations.length })}
          </Words>
          <Words words={wordsLosingPicture}>
            {formatMessage(messages.noPicture, { count: wordsLosingPicture.length })}
          </Words>
        </Box>
      )}
    </>
  );
}

function Box({ children, ...native }: { 'data-quiet'?: boolean | undefined; children: ReactNode }) {
  return (
    <Frame {...native}>
      <WarningIcon />
      <div>{children}</div>
    </Frame>
  );
}

/** More words than these are only counted. */
const maxNamed = 12;

function Words({ words, children }: { words: readonly WordReference[]; children: ReactNode }) {
  const { formatMessage } = useIntl();
  if (words.length === 0) return null;
  const rest = words.length - maxNamed;
  return (
    <>
      <p>{children}</p>
      <Names>
        {words.slice(0, maxNamed).map((word) => (
          <li key={word.id}>
            <a href={paths.word(word)} lang={word.langCode} dir="auto">
              {word.text}
            </a>
          </li>
        ))}
        {rest > 0 && <li>{formatMessage(messages.more, { count: rest })}</li>}
      </Names>
    </>
  );
}

const messages = defineMessages({
  skipped: { id: 'unusableWords.skipped', defaultMessage: 'Skipped' },
  untranslated: {
    id: 'unusableWords.untranslated',
    defaultMessage:
      '{count, plural, one {# word has} other {# words have}} no approved translation ({language}):',
  },
  unasked: {
    id: 'unusableWords.unasked',
    defaultMessage:
      '{count, plural, one {# word} other {# words}} can’t be asked: there are too few other answers, a text is too long, or the translation is spelt the same:',
  },
  tooLong: {
    id: 'unusableWords.tooLong',
    defaultMessage:
      '{count, plural, one {# word is} other {# words are}} left out: the text is too long for the network, even with one translation and without the picture:',
  },
  more: {
    id: 'unusableWords.more',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
  },
  skip: { id: 'unusableWords.skip', defaultMessage: 'Skip these words' },
  keep: { id: 'unusableWords.keep', defaultMessage: 'Put back' },
  shortened: { id: 'shortenedPosts.title', defaultMessage: 'Shortened for the network' },
  fewer: {
    id: 'shortenedPosts.fewer',
    defaultMessage:
      '{count, plural, one {# post shows fewer translations:} other {# posts show fewer translations:}}',
  },
  noPicture: {
    id: 'shortenedPosts.noPicture',
    defaultMessage:
      '{count, plural, one {# post has no picture, so that its text fits:} other {# posts have no picture, so that their texts fit:}}',
  },
});

const Frame = styled.div`
  display: flex;
  gap: ${space.s3};
  padding: ${space.s4};
  border-radius: ${radius.medium};
  background: ${color.learnSoft};

  > .lucide {
    flex: none;
    margin-block-start: 0.125rem;
    color: ${color.learn};
  }

  &[data-quiet] {
    background: ${color.surfaceSunken};

    > .lucide {
      display: none;
    }
  }

  > div {
    min-width: 0;
  }
`;

const Title = styled.p`
  font-weight: 650;
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s3};
  margin-block: ${space.s1} ${space.s3};
  overflow-wrap: anywhere;

  a {
    color: ${color.text};
    font-weight: 600;
  }
`;
