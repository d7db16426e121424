import type { Gender } from '../text/article.ts';

/** A noun of one word in both numbers. */
export interface NounForms {
  readonly singular: string;
  readonly plural: string;
  readonly gender?: Gender | undefined;
}

/** How a language gets plurals wrong. */
export interface PluralRule {
  /** Endings and changes of the language, applied wrongly, the most plausible first. */
  readonly misform: (noun: NounForms) => readonly string[];
  /** Plurals that are right beside another one, separated by spaces. They are never offered. */
  readonly alsoRight: string;
  /** A noun may end in another noun, which tells its plural. */
  readonly hasCompounds?: boolean;
  /** The noun follows its adjectives. */
  readonly isNounLast?: boolean;
}

/** Whether a form is right beside another one. */
export function isAlsoRight(
  form: string,
  { alsoRight, hasCompounds = false }: PluralRule,
): boolean {
  const known = alsoRight.split(/\s+/u);
  if (!hasCompounds) return known.includes(form);
  const folded = form.toLowerCase();
  return known.some((one) => folded.endsWith(one.toLowerCase()));
}

/**
 * The plural without the change inside the word: _отецы_ for _отцы_, _wąże_ for _węże_.
 *
 * @param base - the singular without its ending
 * @param stem - the plural without its ending
 */
export const keepStem = (base: string, stem: string, plural: string): string[] =>
  base !== stem && base.length - stem.length >= 0 && base.length - stem.length <= 1
    ? [base + plural.slice(stem.length)]
    : [];

/** The stem with each of the endings. */
export const addEach = (stem: string, endings: readonly string[]): string[] =>
  endings.map((ending) => stem + ending);

export const removeAccents = (text: string): string =>
  text.replaceAll(/[áàâéèêíìîóòôúùû]/gu, (letter) => letter.normalize('NFD').charAt(0));
