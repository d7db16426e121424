import { color, Switch, size } from '@wordhoard/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { paths } from '../routes/routes.ts';
import { useSession } from '../session/use-session.ts';
import { storedAtom } from '../storage/stored-atom.ts';

/** Whether pages show their editors, until the tab is closed. */
export const editModeAtom = storedAtom({
  key: 'wordhoard.edit-mode',
  area: 'tab',
  restore: (stored) => stored === true,
});

/** Whether the page is being edited. Visitors cannot edit. */
export function useEditMode(): boolean {
  const isOn = useAtomValue(editModeAtom);
  const { user } = useSession();
  return isOn && user !== undefined;
}

/** Switches a page between reading and editing. Visitors see a link to sign in. */
export function EditSwitch() {
  const { formatMessage } = useIntl();
  const [pathname] = useLocation();
  const { user } = useSession();
  const isEditing = useEditMode();
  const setEditMode = useSetAtom(editModeAtom);
  if (user === undefined) {
    return <SignInLink href={paths.signIn(pathname)}>{formatMessage(messages.signIn)}</SignInLink>;
  }
  return (
    <FittingSwitch
      label={formatMessage(messages.edit)}
      checked={isEditing}
      onChange={({ target }) => setEditMode(target.checked)}
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
