import { negotiateLocale } from '@wordhoard/i18n';
import { type ServerMessages, serverMessages } from '@wordhoard/i18n/server';

/** The texts of posts, in the locale that is nearest to the language of the readers. */
export const postMessages = (tranLangCode: string): ServerMessages['campaignPost'] =>
  serverMessages(negotiateLocale(tranLangCode)).campaignPost;
