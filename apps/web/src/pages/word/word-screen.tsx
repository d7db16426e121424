import { useQuery } from '@tanstack/react-query';
import type { Word } from '@wordhoard/contract';
import { Knowing, type WordMode } from '@wordhoard/contract/enumeration';
import { readHomograph, readWordMode } from '@wordhoard/contract/page-address';
import { wordPage } from '@wordhoard/i18n';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  Button,
  ButtonLink,
  ButtonRow,
  color,
  KnowingMark,
  PageHeader,
  ProveIcon,
  radius,
  SkeletonList,
  space,
  WordImage,
  WordStrength,
} from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Redirect, useSearchParams } from 'wouter';
import { ImageCredit } from '../../features/image/image-credit.tsx';
import { WaitingEdits } from '../../features/outbox/waiting-edits.tsx';
import { Mnemonic } from '../../features/review/mnemonic.tsx';
import { useShownMemory } from '../../features/review/next-review.ts';
import { type MarkableWord, useKnowing } from '../../features/review/use-knowing.ts';
import { AddWordLink } from '../../features/word/add-word-link.tsx';
import { isSecretWord, wordQuery } from '../../features/word/queries.ts';
import { toWordText } from '../../features/word/word-text.ts';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { EditSwitch, useEditMode } from '../../shared/edit-mode/edit-mode.tsx';
import { QueryView } from '../../shared/feed/query-view.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { NotFound } from '../../shared/page/not-found.tsx';
import { usePageMeta } from '../../shared/page/page-meta.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { WordForms } from './word-forms.tsx';
import { WordHead } from './word-head.tsx';
import { MoreImages, WordCollections, WordRecordings } from './word-sections.tsx';
import { WordExamples } from './word-status.tsx';
import { hasMoreTranslations, WordTranslations } from './word-translations.tsx';

const MixedUpWithWord = lazyComponent(
  async () => (await import('../../features/quiz/results/mixed-up-words.tsx')).MixedUpWithWord,
);

const WordEditor = lazyComponent(async () => (await import('./word-editor.tsx')).WordEditor);

/** The page of a word. Its head has styles in page.css, because the server writes the same markup. */
export function WordScreen(address: { langCode: string; text: string }) {
  const [parameters] = useSearchParams();
  const [mode, homograph] = [readWordMode(parameters), readHomograph(parameters)];
  if (homograph === undefined && parameters.has('homograph')) return <NotFound />;
  return <NamedWord {...address} mode={mode} homograph={homograph} />;
}

interface NamedWordProps {
  langCode: string;
  text: string;
  mode: WordMode;
  homograph: number | undefined;
}

function NamedWord({ langCode, text, mode, homograph }: NamedWordProps) {
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const otherLangCode = langCode === tranLangCode ? learnLangCode : tranLangCode;
  const query = useQuery(
    wordQuery(useApiQueries(), { langCode, text, mode, homograph, tranLangCode: otherLangCode }),
  );
  return (
    <QueryView
      query={query}
      skeleton="row"
      isScreen
      missing={<MissingWord word={{ langCode, text, mode }} />}
    >
      {(word) =>
        word.text === text ? (
          <WordPage word={word} tranLangCode={otherLangCode} />
        ) : (
          // The address names a form, or the word in another case.
          <Redirect to={paths.word(word)} replace />
        )
      }
    </QueryView>
  );
}

function WordPage({ word, tranLangCode }: { word: Word; tranLangCode: string }) {
  const intl = useIntl();
  const { user } = useSession();
  const isEditing = useEditMode();
  const [image, ...moreImages] = word.imageFeed.data;
  const translations = word.speechParts.flatMap(({ tranFeed }) =>
    tranFeed.data.map(({ dest }) => dest.text),
  );
  const { title, description } = wordPage(intl, { ...word, translations });
  usePageMeta(title, description, paths.word(word));

  return (
    <article className="word-page">
      <WordHead word={word} tranLangCode={tranLangCode} />
      {image && !isEditing && (
        <figure className="word-figure">
          <WordImage
            className="word-picture"
            src={image.url}
            alt={translations.join(', ') || word.text}
            word={toWordText(word)}
            loading="eager"
          />
          <figcaption className="word-credit">
            <ImageCredit image={image} />
          </figcaption>
        </figure>
      )}
      <Body>
        <WaitingEdits id={word.id} />
        <WordExamples word={word} tranLangCode={tranLangCode} />
        <WordProgress key={word.id} word={word} tranLangCode={tranLangCode} />
        {isEditing ? (
          <Suspense fallback={<SkeletonList shape="row" count={6} />}>
            <WordEditor word={word} tranLangCode={tranLangCode} />
          </Suspense>
        ) : (
          <>
            {hasMoreTranslations(word) && (
              <WordTranslations word={word} isSecret={isSecretWord(word)} />
            )}
            <MoreImages images={moreImages} word={toWordText(word)} />
            <WordRecordings word={word} />
            <WordForms word={word} />
          </>
        )}
        <WordCollections
          lists={word.listFeed.data}
          tables={word.tableFeed.data}
          tags={isEditing ? [] : word.tagFeed.data}
          langCode={word.langCode}
          tranLangCode={tranLangCode}
        />
        {user === undefined && <EditSwitch />}
      </Body>
    </article>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space.s8};
  align-content: start;
  min-width: 0;
`;

/** Offers to add a word that does not exist. */
function MissingWord({ word }: { word: Parameters<typeof paths.word>[0] }) {
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

const messages = defineMessages({
  title: { id: 'missingWord.title', defaultMessage: 'No word “{text}” here yet' },
  lead: {
    id: 'missingWord.lead',
    defaultMessage: 'Check the spelling. Or perhaps nobody has added it yet.',
  },
  words: { id: 'missingWord.words', defaultMessage: 'Search all words' },
  progress: { id: 'wordProgress.progress', defaultMessage: 'Your progress' },
  check: { id: 'wordProgress.check', defaultMessage: 'Test me' },
});

/** What the learner knows about the word, and how to change it. */
function WordProgress({ word, tranLangCode }: { word: MarkableWord; tranLangCode: string }) {
  const { formatMessage } = useIntl();
  const { knowing, memory, mark, prove } = useKnowing(word);
  const shownMemory = useShownMemory(memory);
  return (
    <>
      <Section aria-label={formatMessage(messages.progress)}>
        <KnowingMark word={word.text} knowing={knowing} onChange={mark} look="label" />
        <Button variant="quiet" icon={<ProveIcon />} onClick={prove}>
          {formatMessage(messages.check)}
        </Button>
        {shownMemory && <Memory {...shownMemory} look="label" />}
        {knowing !== Knowing.Unknown && (
          <Noted>
            <Mnemonic word={word} />
          </Noted>
        )}
      </Section>
      {knowing !== Knowing.Unknown && (
        <Suspense>
          <MixedUpWithWord word={word} tranLangCode={tranLangCode} />
        </Suspense>
      )}
    </>
  );
}

const Section = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2};
  padding: ${space.s3};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.medium};

  > fieldset {
    flex: 1 1 18rem;
    gap: ${space.s2};

    > button {
      flex: 1;
    }
  }

  > button {
    flex: 1 0 auto;
  }
`;

const Noted = styled.div`
  flex: 1 0 100%;
`;

const Memory = styled(WordStrength)`
  flex: 1 0 100%;
`;
