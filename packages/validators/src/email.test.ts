import { email, isEmail, toAsciiEmail } from '@wordhoard/validators';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const longHost = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(60)}.org`;

describe('isEmail', () => {
  it.each([
    'reader@example.org',
    'READER@EXAMPLE.ORG',
    'night.reader+words@mail.example.co.uk',
    "!#$%&'*+-/=?^_`{|}~@example.org",
    '1@example.org',
    'reader@xn--e1afmkfd.xn--p1ai',
    'reader@1.example.org',
    'reader@exa--mple.org',
    'reader@bücher.example',
    'reader@пример.рф',
    'reader@例え。テスト',
  ])('[V8] [V9] [V10] accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '"night reader"@example.org',
    '"@"@example.org',
    '"a\\"b\\\\c"@example.org',
    '".."@example.org',
  ])('[V9] accepts the quoted local part %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '""',
    '"',
    '"a',
    'a"',
    '"a"b"',
    '"a\\"',
    '"a"b',
    '"\n"',
    '"é"',
    '.a',
    'a.',
    'a..b',
    'a b',
    'a,b',
    'a@b',
    'a\\b',
    '(a)',
    'é',
    '',
  ])('[V4] [V9] rejects the local part %j', (localPart) => {
    expect(isEmail(`${localPart}@example.org`)).toBe(false);
  });

  it.each([
    'b',
    'localhost',
    '.org',
    'example.',
    'example..org',
    '-example.org',
    'example-.org',
    'example.-org',
    'example.org-',
    'exa_mple.org',
    'exa mple.org',
    'example.o',
    'example.123',
    '192.0.2.1',
    'example.1org',
    'example.org.',
    '',
  ])('[V4] [V10] rejects the host %j', (host) => {
    expect(isEmail(`reader@${host}`)).toBe(false);
  });

  it.each([
    '192.0.2.1',
    '0.0.0.0',
    '255.255.255.255',
    'IPv6:2001:db8::1',
    'ipv6:::',
    'IPv6:::1',
    'IPv6:1::',
    'IPv6:1:2:3:4:5:6:7:8',
    'IPv6:::ffff:192.0.2.1',
    'IPv6:1:2:3:4:5:6:192.0.2.1',
  ])('[V11] accepts the IP address [%s]', (address) => {
    expect(isEmail(`reader@[${address}]`)).toBe(true);
  });

  it.each([
    '',
    '256.0.0.1',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.',
    '1.2.3.0004',
    'a.b.c.d',
    '2001:db8::1',
    'IPv6:',
    'IPv6:1',
    'IPv6:1:2:3:4:5:6:7',
    'IPv6:1:2:3:4:5:6:7:8:9',
    'IPv6:1::2::3',
    'IPv6:1:::2',
    'IPv6:12345::',
    'IPv6:g::',
    'IPv6:1::2:3:4:5:6:7',
    'IPv6:192.0.2.1::',
    'IPv6::1',
    'example.org',
    '[192.0.2.1]',
  ])('[V11] rejects the IP address [%s]', (address) => {
    expect(isEmail(`reader@[${address}]`)).toBe(false);
  });

  it.each(['reader@[192.0.2.1', 'reader@192.0.2.1]', 'reader@[192.0.2.1].org'])(
    '[V11] rejects %s, which lacks a bracket',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  it.each([
    'reader@example.org\n',
    ' reader@example.org',
    'reader@example.org ',
    'reader.example.org',
    '@example.org',
    'reader@',
  ])('[V3] [V8] rejects %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('[V9] accepts at most 64 characters in the local part', () => {
    expect(isEmail(`${'a'.repeat(64)}@example.org`)).toBe(true);
    expect(isEmail(`${'a'.repeat(65)}@example.org`)).toBe(false);
    expect(isEmail(`"${'a'.repeat(62)}"@example.org`)).toBe(true);
    expect(isEmail(`"${'a'.repeat(63)}"@example.org`)).toBe(false);
  });

  it('[V10] accepts at most 63 characters in a label', () => {
    expect(isEmail(`reader@${'a'.repeat(63)}.org`)).toBe(true);
    expect(isEmail(`reader@${'a'.repeat(64)}.org`)).toBe(false);
  });

  it('[V8] accepts at most 254 characters', () => {
    const localPart = 'a'.repeat(254 - 1 - longHost.length);
    expect(isEmail(`${localPart}@${longHost}`)).toBe(true);
    expect(isEmail(`a${localPart}@${longHost}`)).toBe(false);
  });

  it('[V8] accepts generated addresses', () => {
    fc.assert(fc.property(fc.emailAddress(), isEmail));
  });

  it('[V11] accepts generated IP addresses', () => {
    fc.assert(fc.property(fc.ipV4(), (address) => isEmail(`reader@[${address}]`)));
  });

  it('[C4] has a check with its own issue', () => {
    expect(email()('reader@')).toEqual({ code: 'email' });
  });
});

describe('toAsciiEmail', () => {
  it.each([
    ['reader@bücher.example', 'reader@xn--bcher-kva.example'],
    ['Reader@BÜCHER.example', 'Reader@xn--bcher-kva.example'],
    ['reader@bu\u0308cher.example', 'reader@xn--bcher-kva.example'],
    ['reader@пример.рф', 'reader@xn--e1afmkfd.xn--p1ai'],
    ['reader@例え。テスト', 'reader@xn--r8jz45g.xn--zckzah'],
    ['"a@b"@bücher.example', '"a@b"@xn--bcher-kva.example'],
  ])('[V21] turns %s into %s', (text, ascii) => {
    expect(toAsciiEmail(text)).toBe(ascii);
  });

  it.each([
    'Reader@Example.org',
    'bücher',
    'a@bü cher.example',
    'a@bücher.example/x',
    'a@bücher.example:25',
    '',
  ])('[V21] leaves %j as it is', (text) => {
    expect(toAsciiEmail(text)).toBe(text);
  });

  it('[V8] [V21] accepts a host by its ASCII form', () => {
    expect(isEmail(`a@${'ü'.repeat(60)}.example`)).toBe(false);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(isEmail(text)).toBe(isEmail(toAsciiEmail(text)));
        expect(toAsciiEmail(toAsciiEmail(text))).toBe(toAsciiEmail(text));
      }),
    );
  });
});
