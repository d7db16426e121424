/** How people answer a question with yes or no, and what they may add to it. */
const yesOrNo =
  /^(?:yes|no|ja|nein|nej|nee|oui|non|s[íiì]|não|sim|да|нет|так|ні|tak|nie|ano|ne|כן|לא|نعم|لا|はい|いいえ|是|不)$/iu;
const additions =
  /^(?:please|th|of course|bitte|dan[ke]|natürlich|leider|merci|bien sûr|gr|claro|por |per f|cert|obrigad|спасибо|пожал|конечно|дяк|будь|звич|dzięk|prosz|oczyw|děk|pros|ta[ck]k?|תודה|בבקשה|شكرا|من|そう|谢|請|请)/iu;

/** How greetings, thanks and apologies begin. */
const replies =
  /^(?:hello|hi|hey|good (?:mor|day|aft|eve|nig)|(?:good)?bye|thank|sorry|excus|pardon|of course|sure|please|ok|hallo|gut\p{L}+ [mtan]|dan[ke]|entschuld|bitte|hola|buen\p{L}+ |buon|gra[cz]i|de n|perd|lo sien|adi|bonj|bons|salut|merci|désolé|ciao|scus|olá|bom |obrig|descul|приве|здрав|добр\p{L}+ [дув]|спаси|извин|прости)/iu;

/** Whom people speak to, and the beginning of a sentence about themselves. */
const followers =
  /^(?:sir|madam|miss|mrs?|teacher|dear|my|everyone|everybody|friends?|guys|i(?! beg)|i['’]m|we|herr|frau|meine?|leute|ich|wir|señor\p{L}*|signor\p{L}*|senhor\p{L}*|am[ií][gc]\p{L}+|mi|todos|tutti|monsieur|madame|mon|mes|tous|je|io|eu|yo|господ\p{L}+|друзья|друг|все|я|мы)(?!\p{L})/iu;

/** Whether a text begins with a greeting, thanks or an apology. */
export const isReply = (text: string): boolean => replies.test(text);

/** Whether a part goes with the reply before it: _yes, of course_, _good morning, teacher_, _sorry, I’m late_. */
export const belongsToReply = (reply: string, part: string): boolean =>
  yesOrNo.test(reply) ? additions.test(part) : replies.test(reply) && followers.test(part);
