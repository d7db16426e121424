import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { ReminderMail } from '@wordhoard/i18n/server';
import { html } from 'hono/html';

interface Links {
  practise: string;
  settings: string;
  unsubscribe: string;
}

interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** A reminder as text and as HTML, which looks well in light and dark mail programs. */
export const renderReminder = (
  mail: ReminderMail,
  links: Links,
  locale: LocaleCode,
): RenderedMail => ({
  subject: mail.subject,
  text: renderText(mail, links),
  html: renderHtml(mail, links, locale),
});

const renderText = (
  { paragraphs, practise, reason, settings, unsubscribe }: ReminderMail,
  links: Links,
): string =>
  `${[
    ...paragraphs,
    `${practise}: ${links.practise}`,
    '-- ',
    `${reason}\n${settings}: ${links.settings}\n${unsubscribe}: ${links.unsubscribe}`,
  ].join('\n\n')}\n`;

const renderHtml = (
  { subject, paragraphs, practise, reason, settings, unsubscribe }: ReminderMail,
  links: Links,
  locale: LocaleCode,
): string =>
  `${html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto">
${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>\n`)}
<p style="margin:24px 0 32px"><a href="${links.practise}" style="${buttonStyle}">${practise}</a></p>
<p style="margin:0;font-size:13px;opacity:.75">${reason}<br>
<a href="${links.settings}" style="color:inherit">${settings}</a> ·
<a href="${links.unsubscribe}" style="color:inherit">${unsubscribe}</a></p>
</div>
</body>
</html>
`}`;

/** The colours of the primary button. */
const buttonStyle = [
  'display:inline-block',
  'padding:12px 24px',
  'border-radius:12px',
  'background:#17695f',
  'color:#fff',
  'font-weight:600',
  'text-decoration:none',
].join(';');
