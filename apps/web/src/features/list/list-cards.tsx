import type { components } from '@wordhoard/api-client';
import { languageName } from '@wordhoard/i18n';
import { AddIcon, ButtonLink, CardGrid, ListCard, PasteIcon } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import type { FeedListProps } from '../../shared/feed/feed-items.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';

interface ListCardsProps {
  lists: readonly components['schemas']['ListRecord'][];
  headingAs?: 'h2' | 'h3';
  /** Keeps the position in a feed. */
  list?: FeedListProps | undefined;
  /** The target of a card; the list itself by default. */
  pathTo?: (slug: string, tranLangCode: string) => string;
}

export function ListCards({ lists, headingAs = 'h2', pathTo = paths.list, list }: ListCardsProps) {
  const { locale } = useIntl();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const tranLangCodeFor = (langCode: string) =>
    langCode === tranLangCode ? learnLangCode : tranLangCode;
  return (
    <CardGrid columns="wide" {...list}>
      {lists.map(({ id, slug, name, langCode, wordCount, pictures }) => (
        <ListCard
          key={id}
          name={name}
          href={pathTo(slug, tranLangCodeFor(langCode))}
          languageName={languageName(langCode, locale)}
          wordCount={wordCount}
          images={pictures}
          headingAs={headingAs}
        />
      ))}
    </CardGrid>
  );
}

/** Links to the two ways to create a list. */
export function NewListLinks() {
  const { formatMessage } = useIntl();
  return (
    <>
      <ButtonLink icon={<PasteIcon />} href={paths.pasteList()}>
        {formatMessage(messages.paste)}
      </ButtonLink>
      <ButtonLink icon={<AddIcon />} href={paths.newList()}>
        {formatMessage(messages.new)}
      </ButtonLink>
    </>
  );
}

const messages = defineMessages({
  paste: { id: 'newListLinks.paste', defaultMessage: 'Paste words' },
  new: { id: 'newListLinks.new', defaultMessage: 'New list' },
});
