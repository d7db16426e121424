/** How people answer a question with yes or no, and what they may add to it. */
const yesOrNo =
  /^(?:yes|no|ja|nein|nej|nee|oui|non|s[íiì]|não|sim|да|нет|так|ні|tak|nie|ano|ne|כן|לא|نعم|لا|はい|いいえ|是|不)$/iu;
const additions =
  /^(?:please|th|of course|bitte|dan[ke]|natürlich|leider|merci|bien sûr|gr|claro|por |per f|cert|obrig|спаси|пожал|конечно|дяк|будь|звич|dzięk|prosz|oczyw|děk|pros|ta[ck]|תודה|شكرا|そう|谢|請|请)/iu;

/** How greetings, thanks and apologies begin. */
const replies =
  /^(?:hello|hi|good (?:mor|day|aft|eve|nig)|(?:good)?bye|thank|sorry|excus|pardon|of course|hallo|gut\p{L}+ [mtan]|dan[ke]|hola|buen\p{L}+ |buon|gra[cz]i|de n|lo sien|bonj|merci|désolé|ciao|bom |obrig|приве|здрав|добр\p{L}+ [дув]|спаси|извин)/iu;

/** Whom people speak to, and the beginning of a sentence about themselves. */
const followers =
  /^(?:sir|madam|miss|mrs?|teacher|my|every(?:one|body)|friends?|i(?! beg)|i['’]m|we|herr|frau|ich|wir|se[nñ]h?or\p{L}*|signor\p{L}*|am[ií][gc]\p{L}+|monsieur|madame|je|yo|друзья|я|мы)(?!\p{L})/iu;

/** Whether a part goes with the reply before it: _yes, of course_, _good morning, teacher_, _sorry, I’m late_. */
export const belongsToReply = (reply: string, part: string): boolean =>
  yesOrNo.test(reply) ? additions.test(part) : replies.test(reply) && followers.test(part);
