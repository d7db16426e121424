import type { Account } from '@wordhoard/contract';

export const presentAccount = ({ id, username, learn, role }: Account): Account => ({
  id,
  username,
  learn,
  role,
});
