import { saleNoticeMailWords as words } from "#content/mail/mails.ts";
import { mailtoLink } from "#domain/contact/mailto-link.ts";
import { cutAtWord } from "#domain/leads/plain-text.ts";
import { type Price, priceText } from "#domain/payments/price.ts";
import type { SaleEventKind } from "#domain/payments/sale-event.ts";
import {
  button,
  confidentialRow,
  heading,
  type LinkedFact,
  linkedFacts,
  type MailBody,
  mailLayout,
  paragraph,
  row,
} from "./mail-layout.ts";
import { factLines, plainTextPart } from "./plain-text-part.ts";

export type SaleNoticeMailFacts = {
  readonly kind: SaleEventKind;
  /** The edition's name. */
  readonly edition: string;
  readonly price: Price | undefined;
  /** In the currency's smallest unit. */
  readonly refunded: number;
  /** In words, in the firm's time zone. */
  readonly date: string;
  /** The payment in the provider's dashboard. */
  readonly payment: { readonly id: string; readonly href: string } | undefined;
  /** The owner of the valuation; undefined once it was deleted. */
  readonly owner: { readonly company: string; readonly email: string | undefined; readonly link: string } | undefined;
};

const maxCompanyLength = 80;

/** What the firm reads when a report is sold, refunded or disputed. */
export function saleNoticeMail(sale: SaleNoticeMailFacts): MailBody {
  const what = sale.kind === "sold" && !sale.owner ? "refundDue" : sale.kind;
  const company = sale.owner && cutAtWord(sale.owner.company, maxCompanyLength);
  const subject = saleSubject(what, sale, company);
  const known = factsOf(sale);
  const confidential = sale.owner ? [words.confidential] : [];
  return {
    subject,
    text: plainTextPart([
      words.lead[what],
      factLines(known),
      ...(sale.payment ? [`${words.open}\n${sale.payment.href}`] : []),
      ...confidential,
    ]),
    html: mailLayout({
      preheader: words.preheader,
      kind: words.kind,
      rows: [
        row([heading(subject), paragraph(words.lead[what], 14)], { ruled: false }),
        row(linkedFacts(known)),
        ...(sale.payment ? [row(button(words.open, sale.payment.href))] : []),
        ...confidential.map(confidentialRow),
      ],
    }),
  };
}

/** The event in one line, for the mail and for the comment on the board. */
export function saleSubject(
  what: keyof typeof words.subject,
  { edition, price, refunded }: Pick<SaleNoticeMailFacts, "edition" | "price" | "refunded">,
  company?: string,
): string {
  return `${words.subject[what]}: ${[edition, price && amountText(what, price, refunded), company].filter(Boolean).join(", ")}`;
}

function amountText(what: keyof typeof words.subject, price: Price, refunded: number): string {
  const whole = priceText(price);
  return what === "partlyRefunded" ? words.partOf(priceText({ ...price, amount: refunded }), whole) : whole;
}

function factsOf({ edition, price, refunded, date, payment, owner }: SaleNoticeMailFacts): readonly LinkedFact[] {
  const { labels } = words;
  const email = owner?.email;
  return [
    { label: labels.edition, text: edition },
    ...(price ? [{ label: labels.amount, text: priceText(price) }] : []),
    ...(price && refunded > 0 ? [{ label: labels.refunded, text: priceText({ ...price, amount: refunded }) }] : []),
    ...(owner ? [{ label: labels.company, text: owner.company }] : []),
    ...(owner
      ? [
          {
            label: labels.buyer,
            text: email ?? words.nobody,
            href: email && mailtoLink({ to: email, subject: edition }),
          },
        ]
      : []),
    { label: labels.date, text: date },
    ...(payment ? [{ label: labels.payment, text: payment.id }] : []),
    ...(owner ? [{ label: labels.valuation, text: owner.link, href: owner.link }] : []),
  ];
}
