import { smmNetworks } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ChoiceGroup, Select, Stack, TextField } from '@wordhoard/ui';
import {
  type Check,
  composeChecks,
  type FieldCheck,
  pattern,
  required,
} from '@wordhoard/validators';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApi } from '../../shared/api/api-context.ts';
import { FormDialog } from '../../shared/form/dialogs.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { useCatalogueOptions } from '../language/language-options.ts';
import { ChannelFailure } from './channel-card.tsx';
import {
  addressPatterns,
  buildChange,
  buildNewChannel,
  buildValues,
  type ChannelValues,
  needsToken,
  toAccountAddress,
} from './channel-values.ts';
import { HowTo } from './how-to.tsx';
import { checkName, NameField } from './name-field.tsx';
import { networkIcons, networkNames } from './network.tsx';
import { type Channel, createChannel, updateChannel, useRefreshChannels } from './queries.ts';

interface ChannelDialogProps {
  /** The channel to edit; a new one is connected otherwise. */
  channel: Channel | undefined;
  onClose: () => void;
}

/**
 * Connects or edits a channel. A channel that the network refuses is saved as well: the dialog stays open
 * with the reason and everything typed, and saves the next attempt over it.
 */
export function ChannelDialog({ channel: edited, onClose }: ChannelDialogProps) {
  const { formatMessage } = useIntl();
  const outcome = useRef<HTMLDivElement>(null);
  const [channel, setChannel] = useState(edited);
  const form = useChannelForm(channel, (saved) => {
    if (saved.isActive) onClose();
    else setChannel(saved);
  });
  useEffect(() => {
    if (channel !== edited) outcome.current?.scrollIntoView({ block: 'center' });
  }, [channel, edited]);
  return (
    <FormDialog
      title={formatMessage(edited === undefined ? messages.newTitle : messages.title)}
      form={form}
      {...(channel === undefined && { action: formatMessage(messages.connect) })}
      onClose={onClose}
    >
      <ChannelFields form={form} channel={channel} />
      <div ref={outcome} role="status">
        {channel && <ChannelFailure channel={channel} />}
      </div>
    </FormDialog>
  );
}

function useChannelForm(channel: Channel | undefined, onSaved: (saved: Channel) => void) {
  const api = useApi();
  const refresh = useRefreshChannels();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  return useCallForm<ChannelValues, Channel>({
    name: channel === undefined ? 'newChannel' : `channel ${channel.id}`,
    draftFields: ['network', 'name', 'address', 'langCode', 'tranLangCode'],
    defaultValues: buildValues(channel, { langCode: learnLangCode, tranLangCode }),
    fieldOf: { SimilarRecordAlreadyExists: 'address' },
    toField: (path) => path.replace(/^account\./, ''),
    call: (values, id) =>
      channel === undefined
        ? createChannel(api, { id, ...buildNewChannel(values) })
        : updateChannel(api, buildChange(channel, values)),
    onDone(saved) {
      void refresh();
      onSaved(saved);
    },
  });
}

const messages = defineMessages({
  newTitle: { id: 'channelDialog.newTitle', defaultMessage: 'Connect a channel' },
  title: { id: 'channelDialog.title', defaultMessage: 'Channel details' },
  connect: { id: 'channelDialog.connect', defaultMessage: 'Connect' },
  network: { id: 'channelFields.network', defaultMessage: 'Network' },
  chat: { id: 'channelFields.chat', defaultMessage: 'Channel' },
  chatHint: {
    id: 'channelFields.chatHint',
    defaultMessage: 'Its @name or link. For a private channel, its ID, which begins with -100.',
  },
  instance: { id: 'channelFields.instance', defaultMessage: 'Instance address' },
  instanceHint: {
    id: 'channelFields.instanceHint',
    defaultMessage: 'The website that hosts the account.',
  },
  botToken: { id: 'channelFields.botToken', defaultMessage: 'Bot token' },
  accessToken: { id: 'channelFields.accessToken', defaultMessage: 'Access token' },
  keptToken: {
    id: 'channelFields.keptToken',
    defaultMessage: 'Leave empty to keep the saved token.',
  },
  words: { id: 'channelFields.words', defaultMessage: 'Word language' },
  readers: { id: 'channelFields.readers', defaultMessage: 'Readers’ language' },
});

type ChannelForm = ReturnType<typeof useCallForm<ChannelValues, Channel>>;

interface ChannelFieldsProps {
  form: ChannelForm;
  /** The stored channel, whose network does not change. */
  channel: Channel | undefined;
}

function ChannelFields({ form, channel }: ChannelFieldsProps) {
  const { formatMessage } = useIntl();
  const network = form.value('network');
  return (
    <>
      {channel === undefined && (
        <ChoiceGroup
          label={formatMessage(messages.network)}
          value={network}
          onChange={(chosen) => form.change('network', chosen)}
          options={smmNetworks.map((value) => ({
            value,
            label: networkNames[value],
            icon: networkIcons[value],
          }))}
        />
      )}
      <HowTo network={network} address={form.value('address')} />
      <AccountFields form={form} channel={channel} />
      <NameField {...form.field('name', checkName)} />
      <LanguageFields form={form} />
    </>
  );
}

/** Where to post, and the secret that allows it. */
function AccountFields({ form, channel }: ChannelFieldsProps) {
  const { formatMessage } = useIntl();
  const network = form.value('network');
  const isTelegram = network === 'telegram';
  const keepsToken = channel !== undefined && !needsToken(channel, form.value('address'));
  return (
    <>
      <TextField
        label={formatMessage(isTelegram ? messages.chat : messages.instance)}
        hint={formatMessage(isTelegram ? messages.chatHint : messages.instanceHint)}
        placeholder={isTelegram ? '@german_every_day' : 'https://mastodon.example'}
        inputMode={isTelegram ? 'text' : 'url'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        {...form.field('address', composeChecks<string, ChannelValues>(required(), addressCheck))}
      />
      <TextField
        type="password"
        label={formatMessage(isTelegram ? messages.botToken : messages.accessToken)}
        hint={keepsToken && formatMessage(messages.keptToken)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        {...form.field('token', tokenCheck(channel))}
      />
    </>
  );
}

const addressCheck: FieldCheck<string, ChannelValues> = (address, { network }) =>
  pattern(addressPatterns[network])(toAccountAddress(network, address));

const tokenPatterns = { telegram: /^\d{5,20}:[\w-]{30,64}$/, mastodon: /^[\w-]{20,200}$/ };

function tokenCheck(channel: Channel | undefined): FieldCheck<string, ChannelValues> {
  return (token, values) => {
    const form: Check = pattern(tokenPatterns[values.network]);
    const check = needsToken(channel, values.address) ? composeChecks(required(), form) : form;
    return check(token.trim());
  };
}

/** The languages always differ: choosing the other one swaps them. */
function LanguageFields({ form }: { form: ChannelForm }) {
  const { formatMessage } = useIntl();
  const options = useCatalogueOptions();
  const langCode = form.value('langCode');
  const tranLangCode = form.value('tranLangCode');
  return (
    <Pair>
      <Select
        label={formatMessage(messages.words)}
        options={options}
        value={langCode}
        onChange={({ target }) => {
          if (target.value === tranLangCode) form.change('tranLangCode', langCode);
          form.change('langCode', target.value);
        }}
      />
      <Select
        label={formatMessage(messages.readers)}
        options={options}
        value={tranLangCode}
        onChange={({ target }) => {
          if (target.value === langCode) form.change('langCode', tranLangCode);
          form.change('tranLangCode', target.value);
        }}
      />
    </Pair>
  );
}

const Pair = styled(Stack)`
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  align-items: end;
`;
