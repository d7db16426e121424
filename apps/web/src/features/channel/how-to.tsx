import type { SmmNetwork } from '@wordhoard/contract/enumeration';
import { color, radius, size, space } from '@wordhoard/ui';
import { defineMessages, type MessageValue, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { addressPatterns, toAccountAddress } from './channel-values.ts';

interface HowToProps {
  network: SmmNetwork;
  /** As typed so far. */
  address: string;
}

/** How to get the token. */
export function HowTo({ network, address }: HowToProps) {
  return network === 'telegram' ? <TelegramSteps /> : <MastodonSteps address={address} />;
}

function TelegramSteps() {
  const { formatMessage } = useIntl();
  const bot = (
    <a href="https://t.me/BotFather" target="_blank" rel="noreferrer">
      @BotFather
    </a>
  );
  return (
    <Steps>
      <li>{formatMessage(telegramMessages.bot, { bot })}</li>
      <li>{formatMessage(telegramMessages.administrator)}</li>
    </Steps>
  );
}

const telegramMessages = defineMessages<{
  bot: { bot: MessageValue };
  administrator: NoMessageValues;
}>({
  bot: { id: 'howTo.bot', defaultMessage: 'Create a bot with {bot} and copy its token.' },
  administrator: {
    id: 'howTo.administrator',
    defaultMessage: 'Add the bot to the channel as an administrator with the right to post.',
  },
});

/** No more than we need, so that a stolen token does little harm. */
const scopes = ['read:accounts', 'read:statuses', 'write:statuses', 'write:media'];

function MastodonSteps({ address }: { address: string }) {
  const { formatMessage } = useIntl();
  const origin = toAccountAddress('mastodon', address);
  const name = formatMessage(mastodonMessages.page);
  const page = addressPatterns.mastodon.test(origin) ? (
    <a href={`${origin}/settings/applications/new`} target="_blank" rel="noreferrer">
      {name}
    </a>
  ) : (
    name
  );
  return (
    <Steps>
      <li>{formatMessage(mastodonMessages.application, { page })}</li>
      <li>
        {formatMessage(mastodonMessages.scopes)}{' '}
        {scopes.map((scope) => (
          <Scope key={scope}>{scope}</Scope>
        ))}
      </li>
      <li>{formatMessage(mastodonMessages.token)}</li>
    </Steps>
  );
}

const mastodonMessages = defineMessages<{
  application: { page: MessageValue };
  page: NoMessageValues;
  scopes: NoMessageValues;
  token: NoMessageValues;
}>({
  application: {
    id: 'howTo.application',
    defaultMessage: 'On the website of the instance, open {page}.',
  },
  page: { id: 'howTo.page', defaultMessage: 'Preferences → Development → New application' },
  scopes: { id: 'howTo.scopes', defaultMessage: 'Allow only these scopes:' },
  token: { id: 'howTo.token', defaultMessage: 'Save it, open it, and copy “Your access token”.' },
});

const Steps = styled.ol`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s4} ${space.s4} ${space.s4} ${space.s8};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  list-style: decimal;

  li::marker {
    color: ${color.textMuted};
    font-weight: 600;
  }

  a {
    color: ${color.accent};
  }
`;

const Scope = styled.code`
  display: inline-block;
  margin-inline-end: ${space.s1};
  padding-inline: ${space.s1};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  font-size: ${size.caption};
`;
