import { useQuery } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { ButtonLink, color, size, space } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Redirect } from 'wouter';
import { initDataQuery, useApiQueries } from '../../shared/api/api-context.ts';
import { CallForm, type CallFormProps } from '../../shared/form/call-form.tsx';
import { FormPage } from '../../shared/form/form-page.tsx';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { usePostSignInRedirect } from './post-sign-in-redirect.ts';
import { providerNames, providerPaths } from './social-provider.ts';

interface VisitorFormPageProps extends CallFormProps {
  title: string;
  lead: string;
}

/**
 * A form to sign in or up, with the ways that need no password. Redirects users who are signed in, also from another
 * tab.
 */
export function VisitorFormPage({ title, lead, ...form }: VisitorFormPageProps) {
  const { user } = useSession();
  const { returnTo } = usePostSignInRedirect();
  if (user !== undefined) return <Redirect to={returnTo ?? paths.home()} replace />;
  return (
    <FormPage title={title} lead={lead}>
      <CallForm {...form} />
      <SocialSignInLinks returnTo={returnTo} />
    </FormPage>
  );
}

/** Links to sign in without a password, if this server supports any. */
export function SocialSignInLinks({ returnTo = paths.home() }: { returnTo?: string | undefined }) {
  const { formatMessage } = useIntl();
  const { data } = useQuery(initDataQuery(useApiQueries()));
  if (data === undefined || data.socialProviders.length === 0) return null;
  return (
    <Options>
      <Separator>{formatMessage(messages.or)}</Separator>
      {data.socialProviders.map((provider) => (
        <ButtonLink key={provider} href={providerPaths[provider](returnTo)} target="_self">
          {formatMessage(messages.continue, { provider: providerNames[provider] })}
        </ButtonLink>
      ))}
    </Options>
  );
}

const messages = defineMessages({
  or: { id: 'socialSignInLinks.or', defaultMessage: 'or' },
  continue: { id: 'socialSignInLinks.continue', defaultMessage: 'Continue with {provider}' },
});

const Options = styled.div`
  display: grid;
  gap: ${space.s3};
  max-width: 26rem;
  margin-block-start: ${space.s6};
`;

const Separator = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space.s3};
  color: ${color.textMuted};
  font-size: ${size.caption};

  &::before,
  &::after {
    content: '';
    border-block-start: 1px solid ${color.hairline};
  }
`;
