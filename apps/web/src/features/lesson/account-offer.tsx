import { ButtonLink, color, radius, space } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { paths } from '../../shared/routes/routes.ts';
import { useCurrentUrl } from '../auth/post-sign-in-redirect.ts';

/** Tells visitors where their words are, and offers an account. */
export function AccountOffer() {
  const { formatMessage } = useIntl();
  const currentUrl = useCurrentUrl();
  return (
    <Offer>
      <p>{formatMessage(messages.text)}</p>
      <ButtonLink href={paths.signUp(currentUrl)}>{formatMessage(messages.signUp)}</ButtonLink>
    </Offer>
  );
}

const messages = defineMessages({
  text: { id: 'accountOffer.text', defaultMessage: 'Saved on this device only.' },
  signUp: { id: 'accountOffer.signUp', defaultMessage: 'Create account' },
});

const Offer = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s3} ${space.s4};
  padding: ${space.s4} ${space.s5};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.medium};
`;
