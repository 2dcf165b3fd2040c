import { colors } from "#content/colors.ts";
import { mailFooter } from "#content/mail/mails.ts";
import { site } from "#content/site.ts";
import { type Html, html } from "./html.ts";

/** The texts of a mail's parts; the gateway adds the addresses. */
export type MailBody = { readonly subject: string; readonly text: string; readonly html: string };

/** The site's colors for mail programs: light, and dark for readers with a dark screen. */
const dark = {
  ground: colors["pine-950"],
  sheet: colors["pine-900"],
  fg: colors["on-pine"],
  fg2: colors["on-pine-2"],
  rule: colors["rule-pine-2"],
};

export const serif = "Newsreader, Georgia, Times New Roman, serif";
export const sans = "Instrument Sans, Helvetica Neue, Helvetica, Arial, sans-serif";

/** A typed link breaks instead of making the mail wider than a phone. The spelling that most mail programs know. */
const wrap = "word-break:break-word";

/** Most programs read only inline styles, so each element has its own; the style sheet adds dark and small screens. */
export const style = {
  heading: `margin:0;font:400 32px/1.12 ${serif};letter-spacing:-0.02em;color:${colors.ink};${wrap}`,
  subheading: `margin:0;font:500 20px/1.3 ${serif};color:${colors.ink}`,
  text: `margin:0;font:400 16px/1.55 ${sans};color:${colors["ink-2"]};${wrap}`,
  small: `margin:0;font:400 14px/1.5 ${sans};color:${colors["ink-3"]}`,
  title: `margin:0;font:600 14px/1.4 ${sans};color:${colors.ink}`,
  link: `color:${colors["pine-600"]};text-decoration:underline`,
} as const;

const styleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (max-width:480px){.pad{padding-left:24px!important;padding-right:24px!important}.figure{font-size:52px!important}}
@media (prefers-color-scheme:dark){
.ground{background-color:${dark.ground}!important}.sheet{background-color:${dark.sheet}!important}
.fg{color:${dark.fg}!important}.fg2{color:${dark.fg2}!important}.rule{border-color:${dark.rule}!important}
.link{color:${colors["pine-300"]}!important}.bad{color:${colors["oxblood-300"]}!important}.settled{border-color:${dark.fg2}!important}
.button{background-color:${colors["pine-100"]}!important}.button a{color:${colors["pine-900"]}!important}
}`;

type Page = {
  /** The text beside the subject in an inbox. */
  readonly preheader: string;
  /** The kind of mail, opposite the firm's name. */
  readonly kind?: string;
  readonly rows: readonly Html[];
};

function wordmark(): Html {
  const [name = "", plus = ""] = site.brand.split(/(?=\+$)/);
  return html`<span style="font:500 22px/1 ${serif};letter-spacing:-0.01em;color:${colors["on-pine"]}">${name}<span style="color:${colors["brass-300"]}">${plus}</span></span>`;
}

/** One column of at most 600 px, made of table rows. Nothing is loaded, so that opening it cannot be tracked. */
export function mailLayout({ preheader, kind = "", rows }: Page): string {
  const { sender, place, phone, phoneLink } = mailFooter;
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no"><title>${site.brand}</title><style>${markup(styleSheet)}</style></head>
<body class="ground" style="margin:0;padding:0;background-color:${colors.paper}">
<div style="display:none;max-height:0;overflow:hidden">${preheader}${"\u200c\u00a0".repeat(60)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${colors.paper}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="pad" style="background-color:${colors["pine-900"]};padding:18px 41px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td>${wordmark()}</td><td align="right" style="font:400 14px/1.4 ${sans};color:${colors["on-pine-2"]}">${kind}</td></tr></table></td></tr>
<tr><td class="sheet rule" style="background-color:${colors.sheet};border:1px solid ${colors.rule};border-top:0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table></td></tr>
<tr><td class="fg2" style="${style.small};padding:20px 4px 0">${sender}<br>${place}<br><a class="fg2" href="${phoneLink}" style="color:${colors["ink-3"]};text-decoration:none">${phone}</a></td></tr>
</table></td></tr></table></body></html>
`);
}

/** The style sheet contains no outside text; quotes in it must not become entities. */
function markup(sheet: string): Html {
  return html([sheet] as unknown as TemplateStringsArray);
}

/** A part of the page, with a rule above it unless it is the first. */
export function row(content: Html | readonly Html[], { ruled = true, tight = false } = {}): Html {
  const padding = tight ? "20px 40px" : "28px 40px";
  return html`<tr><td class="pad rule" style="padding:${padding};${ruled ? `border-top:1px solid ${colors.rule}` : ""}">${content}</td></tr>`;
}

export function button(label: string, href: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" style="background-color:${colors["pine-800"]};border-radius:2px"><a href="${href}" style="display:inline-block;padding:14px 24px;font:500 16px/1.25 ${sans};color:${colors["on-pine"]};text-decoration:none;${wrap}">${label}</a></td></tr></table>`;
}

export const link = (label: string, href: string): Html =>
  html`<a class="link" href="${href}" style="${style.link}">${label}</a>`;

export const heading = (words: string): Html => html`<h1 class="fg" style="${style.heading}">${words}</h1>`;

export const paragraph = (words: Html | string, space = 0): Html =>
  html`<p class="fg2" style="${style.text};padding-top:${space}px">${words}</p>`;

type LinkWords = { readonly heading: string; readonly button: string; readonly spelledOut: string };
type LinkRow = { readonly words: LinkWords; readonly why: string };

/** The opening of a mail that leads to one page: why it came, a button, and the address in full. */
export const linkRow = (href: string, { words, why }: LinkRow): Html =>
  row(
    [
      heading(words.heading),
      paragraph(why, 12),
      html`<div style="padding:24px 0 20px">${button(words.button, href)}</div>`,
      html`<p class="fg2" style="${style.small}">${words.spelledOut}<br><span style="word-break:break-all">${link(href, href)}</span></p>`,
    ],
    { ruled: false },
  );

/** Several lines as written, with their indents, which HTML would drop. */
export function lines(words: string): Html {
  const indented = words.replace(/^ +/gm, (spaces) => "\u00a0".repeat(spaces.length));
  return html`${indented.split("\n").flatMap((line, index) => (index === 0 ? [line] : [html`<br>`, line]))}`;
}

/** Facts in rows, names on the left, figures aligned. */
export function facts(rows: readonly { readonly label: string; readonly value: Html | string }[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.map(
    ({ label, value }, index) => {
      const rule = index === 0 ? "" : `border-top:1px solid ${colors["rule-mail"]};`;
      return html`<tr><td class="fg2 rule" valign="top" style="${style.small};${rule}padding:7px 16px 7px 0;width:38%">${label}</td><td class="fg rule" valign="top" style="font:400 15px/1.45 ${sans};font-variant-numeric:tabular-nums;color:${colors.ink};${rule}padding:7px 0;${wrap}">${value}</td></tr>`;
    },
  )}</table>`;
}

export type LinkedFact = { readonly label: string; readonly text: string; readonly href?: string | undefined };

/** Facts of which some are links. */
export const linkedFacts = (known: readonly LinkedFact[]): Html =>
  facts(known.map(({ label, text, href }) => ({ label, value: href === undefined ? text : link(text, href) })));

/** The last row of a mail that only the firm may read. */
export const confidentialRow = (words: string): Html =>
  row(html`<p class="fg2" style="${style.small}">${words}</p>`, { tight: true });

/** A row per fact, each with its title above it. */
export function factRows(facts: readonly { readonly title: string; readonly text: Html | string }[]): readonly Html[] {
  return facts.map(({ title, text }) =>
    row(
      html`<p class="fg" style="${style.title}">${title}</p><p class="fg2" style="${style.small};padding-top:2px">${text}</p>`,
      { tight: true },
    ),
  );
}
