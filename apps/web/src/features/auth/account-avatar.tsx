import { color, UserIcon } from '@wordhoard/ui';
import { styled } from 'styled-components';
import { useSession } from '../../shared/session/use-session.ts';

/** The initial of the signed-in user, or an icon for visitors. Decorative. */
export function AccountAvatar() {
  const { user } = useSession();
  return (
    <Circle aria-hidden="true" data-visitor={user === undefined || undefined}>
      {user === undefined ? <UserIcon /> : user.username.charAt(0)}
    </Circle>
  );
}

const Circle = styled.span`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentStrong};
  font-weight: 650;
  text-transform: uppercase;

  &[data-visitor] {
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }
`;
