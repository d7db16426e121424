import { defineMessages } from '@wordhoard/i18n/messages';
import { color, Switch, size } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { paths } from '../routes/routes.ts';
import { useSession } from '../session/use-session.ts';
import { editedPathAtom } from './edited-path.ts';

/** Whether this page is being edited. Visitors cannot edit. */
export function useEditMode(): boolean {
  const [pathname] = useLocation();
  const { user } = useSession();
  return useAtomValue(editedPathAtom) === pathname && user !== undefined;
}

/** Edits a page: this one, or another that is opened next. */
export function useStartEditing(): (path?: string) => void {
  const [pathname] = useLocation();
  const setEditedPath = useSetAtom(editedPathAtom);
  return (path = pathname) => setEditedPath(path);
}

/** Switches a page between reading and editing. Visitors see a link to sign in. */
export function EditSwitch() {
  const { formatMessage } = useIntl();
  const [pathname] = useLocation();
  const { user } = useSession();
  const isEditing = useEditMode();
  const setEditedPath = useSetAtom(editedPathAtom);
  if (user === undefined) {
    return <SignInLink href={paths.signIn(pathname)}>{formatMessage(messages.signIn)}</SignInLink>;
  }
  return (
    <FittingSwitch
      label={formatMessage(messages.edit)}
      checked={isEditing}
      onChange={({ target }) => setEditedPath(target.checked ? pathname : undefined)}
    />
  );
}

const messages = defineMessages({
  edit: { id: 'editMode.mode', defaultMessage: 'Edit mode' },
  signIn: { id: 'editMode.signIn', defaultMessage: 'Sign in to improve this page' },
});

const FittingSwitch = styled(Switch)`
  width: fit-content;
  color: ${color.textMuted};
  font-size: ${size.caption};
`;

const SignInLink = styled.a`
  display: inline-flex;
  align-items: center;
  width: fit-content;
  min-height: 1.5rem;
  color: ${color.textMuted};
  font-size: ${size.caption};
`;
