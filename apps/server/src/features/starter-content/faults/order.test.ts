import { expect, it } from 'vitest';
import { concept, contentWith } from '../../../../test/content-factory.ts';
import type { Concept } from '../content.ts';
import { findRarerHeadwords, findTaughtTwice } from './order.ts';

const rank = (text: string, frequencyRank: number) => ({
  langCode: 'de',
  text,
  grammar: { frequencyRank },
});

it('finds cells whose later word is three times as frequent as the first', () => {
  const content = contentWith({
    concepts: [
      concept({ de: ['Fahrrad', 'Rad'] }),
      concept({ de: ['Haus', 'Heim'] }),
      concept({ de: ['Zug', 'Bahn', 'Eisenbahn'] }),
    ],
    grammar: [rank('Fahrrad', 600), rank('Rad', 200), rank('Zug', 599), rank('Bahn', 200)],
  });
  expect(findRarerHeadwords(content, 'de')).toEqual(['Fahrrad 600, Rad 200']);
  expect(findRarerHeadwords(content, 'fr')).toEqual([]);
});

function taught(...concepts: Concept[]) {
  const text = { en: '', ru: '' };
  return contentWith({ units: [{ code: 'home', level: 'A1', name: text, note: text, concepts }] });
}

it('finds words that the course teaches twice', () => {
  const bench = concept({ en: ['bench'], de: ['Bank'] });
  const bank = concept({ en: ['bank'], de: ['Bank²'] });
  const drive = concept({ en: ['bank'], de: ['Bank'] }, { speechPart: 'verb' });
  expect(findTaughtTwice(taught(bench, bank, drive), 'de')).toEqual(['noun Bank: bench, bank']);
});

it('accepts words that senses tell apart', () => {
  const tree = concept({ ru: ['дерево'] }, { senses: { ru: 'растение' } });
  const wood = concept({ ru: ['дерево'] }, { senses: { ru: 'материал' } });
  expect(findTaughtTwice(taught(tree, wood), 'ru')).toEqual([]);
  expect(findTaughtTwice(taught(tree, { ...wood, senses: tree.senses ?? {} }), 'ru')).toHaveLength(
    1,
  );
});
