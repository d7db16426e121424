import { CollectionPrivacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { suggestSlug } from '@wordhoard/contract/slug';
import { defineMessages } from '@wordhoard/i18n/messages';
import {
  ChoiceGroup,
  Disclosure,
  PrivateIcon,
  ShareIcon,
  TextArea,
  TextField,
  UserIcon,
} from '@wordhoard/ui';
import {
  composeChecks,
  type FieldCheck,
  maxLength,
  required,
  slug as slugCheck,
} from '@wordhoard/validators';
import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { CollectionKind } from './collection.ts';

/** The fields of every collection as form values. */
export interface CollectionDetails {
  name: string;
  slug: string;
  note: string;
  privacy: PrivacyCode;
}

type PrivacyCode = keyof typeof privacies;

const privacies = {
  private: CollectionPrivacy.Private,
  unlisted: CollectionPrivacy.Unlisted,
  public: CollectionPrivacy.Public,
};

export const detailsDraftFields = ['name', 'slug', 'note', 'privacy'] as const;

export const newDetails: CollectionDetails = { name: '', slug: '', note: '', privacy: 'unlisted' };

export const toPrivacy = (code: PrivacyCode): CollectionPrivacy => privacies[code];

export function toPrivacyCode(privacy: CollectionPrivacy): PrivacyCode {
  if (privacy === CollectionPrivacy.Public) return 'public';
  return privacy === CollectionPrivacy.Unlisted ? 'unlisted' : 'private';
}

interface DetailsFieldsProps {
  kind: CollectionKind;
  form: DetailsForm;
  /** Whether the collection exists, so that links lead to its address. */
  isExisting?: boolean;
}

type FieldName = keyof CollectionDetails;

/** Any form that has these fields. */
interface DetailsForm {
  field: (
    name: FieldName,
    check: FieldCheck<string, CollectionDetails>,
  ) => UseFormRegisterReturn & { error: string | undefined };
  value: <Field extends FieldName>(name: Field) => CollectionDetails[Field];
  change<Field extends FieldName>(name: Field, value: CollectionDetails[Field]): void;
}

/** The address of a new collection follows its name until the user changes it. */
export function DetailsFields({ kind, form, isExisting = false }: DetailsFieldsProps) {
  const { formatMessage } = useIntl();
  const name = form.field('name', composeChecks(required(), maxLength(limits.nameMaxLength)));
  const slug = form.value('slug');

  function rename(event: ChangeEvent<HTMLInputElement>): void {
    const isDerived = !isExisting && slug === suggestSlug(form.value('name'), kind);
    void name.onChange(event);
    if (isDerived) form.change('slug', suggestSlug(event.target.value, kind));
  }

  const address = form.field('slug', slugCheck());
  // The server adds a random part to the link of a new unlisted one.
  const hasAddress = slug !== '' && (isExisting || form.value('privacy') !== 'unlisted');
  return (
    <>
      <TextField
        label={formatMessage(messages.name)}
        hint={hasAddress && `${location.host}/${kind}/${slug}`}
        autoComplete="off"
        dir="auto"
        maxLength={limits.nameMaxLength}
        {...name}
        onChange={rename}
      />
      <PrivacyField form={form} />
      <Disclosure open={address.error !== undefined} summary={formatMessage(messages.rest)}>
        <TextField
          label={formatMessage(messages.slug)}
          hint={formatMessage(messages.slugHint)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...address}
        />
        <NoteField
          label={formatMessage(messages.note)}
          rows={2}
          dir="auto"
          maxLength={limits.noteMaxLength}
          {...form.field('note', maxLength(limits.noteMaxLength))}
        />
      </Disclosure>
    </>
  );
}

/* Without text, it would be as narrow as its label. */
const NoteField = styled(TextArea)`
  justify-self: stretch;
`;

/** Each choice says what it means. */
function PrivacyField({ form }: Pick<DetailsFieldsProps, 'form'>) {
  const { formatMessage } = useIntl();
  return (
    <ChoiceGroup
      label={formatMessage(messages.privacy)}
      look="wide"
      options={[
        {
          value: 'private',
          label: formatMessage(messages.private),
          note: formatMessage(messages.privateNote),
          icon: <PrivateIcon />,
        },
        {
          value: 'unlisted',
          label: formatMessage(messages.unlisted),
          note: formatMessage(messages.unlistedNote),
          icon: <ShareIcon />,
        },
        {
          value: 'public',
          label: formatMessage(messages.public),
          note: formatMessage(messages.publicNote),
          icon: <UserIcon />,
        },
      ]}
      value={form.value('privacy')}
      onChange={(privacy) => form.change('privacy', privacy)}
    />
  );
}

const messages = defineMessages({
  name: { id: 'collectionDetails.name', defaultMessage: 'Name' },
  rest: { id: 'collectionDetails.rest', defaultMessage: 'Link address and note' },
  slug: { id: 'collectionDetails.slug', defaultMessage: 'Link address' },
  slugHint: {
    id: 'collectionDetails.slugHint',
    defaultMessage: 'Lowercase letters, digits and hyphens. Leave empty to get one automatically.',
  },
  note: { id: 'collectionDetails.note', defaultMessage: 'Note' },
  privacy: { id: 'collectionDetails.privacy', defaultMessage: 'Who can see it' },
  public: { id: 'collectionDetails.public', defaultMessage: 'Everyone' },
  publicNote: {
    id: 'collectionDetails.publicNote',
    defaultMessage:
      'In the catalogue. Others see your new words once they’re approved. New words with an example of yours stay private.',
  },
  unlisted: { id: 'collectionDetails.unlisted', defaultMessage: 'Anyone with the link' },
  unlistedNote: {
    id: 'collectionDetails.unlistedNote',
    defaultMessage:
      'They can see everything right away, your examples too. It doesn’t appear in search.',
  },
  private: { id: 'collectionDetails.private', defaultMessage: 'Only me' },
  privateNote: { id: 'collectionDetails.privateNote', defaultMessage: 'Nobody else can open it.' },
});
