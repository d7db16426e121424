/** Before a word that ends like an infinitive, but not in _zu selten_ and _te groen_. */
const markers: Readonly<Record<string, RegExp>> = {
  de: /^zu (?!(?:selten|offen|trocken|ostern)$)(?=\p{L}+(?:e[lr]?|tu)n$)/u,
  nl: /^te (?!(?:groen|open|samen)$)(?=\p{L}*(?:e|aa|oe|ie|ij)n$)/u,
};
const scandinavianMarker = /^(?:att?|å) /u;
const scandinavian = /^(?:da|n[bno]|sv)$/u;

/** A folded text without what marks its infinitive: _gehen_ of _zu gehen_. */
export const removeMarker = (text: string, language: string): string =>
  text.replace(scandinavian.test(language) ? scandinavianMarker : (markers[language] ?? ''), '');

/** A folded French text with the definite article for the partitive one: _le pain_ of _du pain_. */
export const unifyFrenchPartitive = (text: string): string =>
  text
    .replace(/^du (?!(?:coup|moins|reste|tout)$)/u, 'le ')
    .replace(/^de (?=la (?!part |sorte$)\p{L}|l'(?!autre ))/u, '');

/** The same in Italian: _il pane_ of _del pane_, _l’acqua_ of _dell’acqua_. */
export const unifyItalianPartitive = (text: string): string =>
  text.replace(/^del (?!(?:resto|tutto)$)/u, 'il ').replace(/^de(?:l(?=l)|(?=(?:gl)?i ))/u, '');
