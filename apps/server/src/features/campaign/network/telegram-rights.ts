import type { ChatFullInfo, ChatMember, ChatPermissions } from 'grammy/types';

/** Whether a bot may post texts, pictures and polls to a chat. */
export function mayPost(chat: ChatFullInfo, bot: ChatMember): boolean {
  if (chat.type === 'private') return false;
  if (chat.type === 'channel') return mayPostToChannel(bot);
  switch (bot.status) {
    case 'creator':
    case 'administrator':
      return true;
    case 'member':
      return chat.permissions === undefined || maySend(chat.permissions);
    case 'restricted':
      return bot.is_member && maySend(bot);
    case 'left':
    case 'kicked':
      return false;
  }
}

/** Only administrators post to channels. */
const mayPostToChannel = (bot: ChatMember): boolean =>
  bot.status === 'creator' || (bot.status === 'administrator' && bot.can_post_messages === true);

type SendPermissions = Pick<
  ChatPermissions,
  'can_send_messages' | 'can_send_photos' | 'can_send_polls'
>;

const maySend = (permissions: SendPermissions): boolean =>
  permissions.can_send_messages === true &&
  permissions.can_send_photos === true &&
  permissions.can_send_polls === true;
