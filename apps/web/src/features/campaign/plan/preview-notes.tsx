import type { WordReference } from '@wordhoard/contract';
import { languageName } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, Notice, Row, WrittenWord } from '@wordhoard/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../../shared/routes/routes.ts';
import type { Channel } from '../../channel/queries.ts';
import { toWordText } from '../../word/word-text.ts';
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
        <Notice tone={isSkipped ? 'neutral' : 'waiting'}>
          {isSkipped && <strong>{formatMessage(messages.skipped)}</strong>}
          <Words words={untranslated}>
            {formatMessage(messages.untranslated, untranslatedText)}
          </Words>
          <Words words={unasked}>
            {formatMessage(messages.unasked, { count: unasked.length })}
          </Words>
          <Button onClick={() => onChange(isSkipped ? 'refused' : 'skipped')}>
            {formatMessage(isSkipped ? messages.keep : messages.skip)}
          </Button>
        </Notice>
      )}
      {tooLong.length > 0 && (
        <Notice tone="waiting">
          <Words words={tooLong}>
            {formatMessage(messages.tooLong, { count: tooLong.length })}
          </Words>
        </Notice>
      )}
      {wordsLosingTranslations.length + wordsLosingPicture.length > 0 && (
        <Notice tone="neutral">
          <strong>{formatMessage(messages.shortened)}</strong>
          <Words words={wordsLosingTranslations}>
            {formatMessage(messages.fewer, { count: wordsLosingTranslations.length })}
          </Words>
          <Words words={wordsLosingPicture}>
            {formatMessage(messages.noPicture, { count: wordsLosingPicture.length })}
          </Words>
        </Notice>
      )}
    </>
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
      <Row as="ul" $gap="s3">
        {words.slice(0, maxNamed).map((word) => (
          <li key={word.id}>
            <a href={paths.word(word)}>
              <WrittenWord word={toWordText(word)} />
            </a>
          </li>
        ))}
        {rest > 0 && <li>{formatMessage(messages.more, { count: rest })}</li>}
      </Row>
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
      '{count, plural, one {# word} other {# words}} can’t be used in a question (too few other answers, a text that’s too long, or a translation spelt the same):',
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
