import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanAnkiField, splitAnkiTags } from './anki-field.ts';

const textOf = (field: string) => cleanAnkiField(field).text;

describe('HTML in a field', () => {
  it.each([
    ['<b>Gurke</b>', 'Gurke'],
    ['<div>Zwiebel</div>', 'Zwiebel'],
    ['carrot<br>yellow turnip', 'carrot\nyellow turnip'],
    ['<p>one</p>\n<p>two<br/></p>', 'one\ntwo'],
    ['a <span style="content: \'>\'">red</span>  one', 'a red one'],
    ['<style>b { color: red }</style>Apfel<!-- a <b> -->', 'Apfel'],
    ['I <3 you, 2 < 3 > 1', 'I <3 you, 2 < 3 > 1'],
    ['open <b', 'open <b'],
  ])('[A1] %j says %j', (field, text) => {
    expect(textOf(field)).toBe(text);
  });

  it.each([
    ['cucumber&nbsp;<i>(f.)</i>', 'cucumber (f.)'],
    ['Salz &amp; Pfeffer', 'Salz & Pfeffer'],
    ['&quot;onion&quot; &#39;x&#x27;', '"onion" \'x\''],
    ['K&auml;se &ndash; Stra&szlig;e', 'Käse – Straße'],
    ['&lt;b&gt; AT&T &foo; &#0; &#xD800;', '<b> AT&T &foo; &#0; &#xD800;'],
  ])('[A2] %j says %j', (field, text) => {
    expect(textOf(field)).toBe(text);
  });

  it('[A3] may be absent', () => {
    expect(cleanAnkiField('a < b\n&amp;[sound:x.mp3]', { html: false })).toEqual({
      text: 'a < b\n&amp;',
      media: ['x.mp3'],
    });
  });
});

it.each([
  ['<b>Gurke</b>[sound:gurke_01.mp3]', 'Gurke', ['gurke_01.mp3']],
  ['<img src="moehre.jpg"><br>Möhre', 'Möhre', ['moehre.jpg']],
  ["<img class=x src='a &amp; b.png'>[sound:c.ogg]", '', ['a & b.png', 'c.ogg']],
  ['[anki:play:q:0]Apfel', 'Apfel', []],
])('[A4] the media of %j are named', (field, text, media) => {
  expect(cleanAnkiField(field)).toEqual({ text, media });
});

it.each([
  ['{{c1::Die Gurke}} ist grün.', 'Die Gurke', 'Die Gurke ist grün.'],
  ['Ich habe {{c1::Hunger::appetite}}.', 'Hunger', 'Ich habe Hunger.'],
  ['{{c2::Berlin}} liegt an der {{c1::Spree}}', 'Spree', 'Berlin liegt an der Spree'],
  ['Ich {{c1::gebe}} es {{c1::auf}}.', 'gebe … auf', 'Ich gebe es auf.'],
  ['{{c1::a {{c2::b::h}} c}} d', 'a b c', 'a b c d'],
  ['{{c2::a}} {{c1,2::b}} c', 'b', 'a b c'],
])('[A5] the word of %j is in its gap, and the sentence an example', (field, text, example) => {
  expect(cleanAnkiField(field)).toEqual({ text, example, media: [] });
});

it('[A5] a gap in a picture has no text', () => {
  const field = '{{c1::image-occlusion:rect:left=.1:top=.2:oi=1}}<img src="a.png">';
  expect(cleanAnkiField(field)).toEqual({ text: '', media: ['a.png'] });
});

it('[A5] a gap without its end stays as it is', () => {
  expect(cleanAnkiField('{{c1::Gurke}')).toEqual({ text: '{{c1::Gurke}', media: [] });
});

describe('a reading', () => {
  it.each([
    ['図書館[としょかん]', '図書館', 'としょかん'],
    ['<ruby>駅<rt>えき</rt></ruby>', '駅', 'えき'],
    ['お<ruby>茶<rp>(</rp><rt>ちゃ</rt><rp>)</rp></ruby>', 'お茶', 'おちゃ'],
    ['<ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>', '漢字', 'かんじ'],
    [' 食[た]べる', '食べる', 'たべる'],
    ['お茶[ちゃ]を 飲[の]む', 'お茶を飲む', 'おちゃをのむ'],
    ['食べ物[たべもの]', '食べ物', 'たべもの'],
    ['银行[yínháng]', '银行', 'yínháng'],
    ['银行[yin2hang2]', '银行', 'yin2hang2'],
    ['東京[とうきょう;a]', '東京', 'とうきょう'],
    [' 食[た,たべる;n2]べる', '食べる', 'たべる'],
    ['図書館（としょかん）', '図書館', 'としょかん'],
    ['図書館 (としょかん)', '図書館', 'としょかん'],
    ['私（わたし）は 学生(がくせい)', '私は学生', 'わたしはがくせい'],
  ])('[A6] of %j is taken out', (field, text, reading) => {
    expect(cleanAnkiField(field)).toEqual({ text, reading, media: [] });
  });

  it.each([
    'Bank [baŋk]',
    '学生[student]',
    '注[see note 1]',
    '注（見る）',
    '注[ ]',
    'する（やる）',
    'a[1]',
    '[かな]',
  ])('[A6] is not in %j', (field) => {
    expect(cleanAnkiField(field)).toEqual({ text: field, media: [] });
  });
});

it('[A7] tags are separated by spaces', () => {
  expect(splitAnkiTags(' food  unit::1 ')).toEqual(['food', 'unit::1']);
  expect(splitAnkiTags('')).toEqual([]);
});

it('[A8] any field is cleaned, and no letter outside markup is lost', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<b>',
      '</b>',
      '<br>',
      '<ruby>',
      '<rt>',
      '</rt>',
      '&amp;',
      '{{c1::',
      '}}',
      '::',
    ),
    fc.constantFrom('[', ']', '[sound:', '<', '>', '"', "'", '&', '漢', 'か', ' ', '\n', '<!--'),
    fc.string({ unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      expect(typeof textOf(pieces.join(''))).toBe('string');
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zäя漢か .,;-]*$/u), (plain) => {
      expect(textOf(`<i>${plain}</i>`)).toBe(plain.replace(/ +/g, ' ').trim());
    }),
  );
});

it.each([
  '<a ',
  '<a "',
  '{{c1::',
  '[',
  'a[b',
  '&#',
  '<!--',
  ' ',
  '<ruby>漢<rt>',
  '漢',
  '漢(',
  '漢 ',
])('[A9] a field of nothing but %j takes linear time', (piece) => {
  const field = piece.repeat(30_000);
  const start = performance.now();
  cleanAnkiField(field);
  expect(performance.now() - start).toBeLessThan(2_000);
});
