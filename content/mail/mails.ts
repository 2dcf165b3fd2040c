import { recoveryCodesLeftText } from "#content/desk/sign-in.ts";
import { saleEventNames } from "#content/sale-events.ts";
import { site } from "#content/site.ts";
import { addressLines } from "#domain/contact/address-lines.ts";

/** The words of the mails that the site sends. */

const { organization, email, phone, address } = site;

/** Below every mail. */
export const mailFooter = {
  sender: organization,
  place: addressLines(address).slice(0, 2).join(", "),
  phone: phone.display,
  phoneLink: `tel:${phone.link}`,
} as const;

/**
 * The private link for the visitor. Someone who sees the owner's inbox must not learn what the mail is about: no
 * figure, no company, and nothing about a valuation or a sale in the subject, the preview text or the first lines. What
 * the link opens stands below it.
 */
export const privateLinkMailWords = {
  subject: "The link you asked for",
  preheader: "It opens your private page. There is no password to remember.",
  heading: "Here is your link",
  why: (date: string, host: string) => `You asked for it at ${host} on ${date}. It opens your page as you left it.`,
  button: "Open my page",
  spelledOut: "If the button does not work, copy this address into your browser:",
  facts: [
    {
      title: "What it opens",
      text: "Your valuation: the estimated range, the figures it came from, and what would change it.",
    },
    {
      title: "Who can open it",
      text: `You and the partners of ${organization}. Anyone else who gets the link can open it too, so share it with care.`,
    },
    {
      title: "To delete your data",
      text: `Reply to this email with the word “delete”, or call ${phone.display}. We will delete everything we have about you.`,
    },
    {
      title: "Not you?",
      text: "Someone may have entered your address by mistake. Reply to this email with the word “delete”, and we will remove it.",
    },
  ],
  /** Where a reply goes. */
  replyTo: email,
} as const;

/** The reminder that an owner asked for. Its subject and preview reveal no more than the link's do. */
export const reminderMailWords = {
  subject: "The reminder you asked for",
  preheader: "Your private page is as you left it. There is no password to remember.",
  heading: "You asked us to remind you",
  why: (date: string, host: string) =>
    `You asked at ${host} on ${date}. If your figures have changed since then, enter the new ones. Your page keeps the old ones for comparison.`,
  button: "Open my page",
  spelledOut: privateLinkMailWords.spelledOut,
  stop: {
    title: "We send only one",
    text: "You get one reminder each time you ask for one. To cancel a reminder that is still to come, use this link:",
    link: "Stop the reminder",
  },
  facts: privateLinkMailWords.facts,
  replyTo: email,
} as const;

/**
 * The download link for the buyer of a report, or for an owner to whom it was granted. Its subject reveals no more
 * than the link's does.
 */
export const downloadLinksMailWords = {
  subject: "Your files are ready",
  preheader: "They open from your private page. There is no password to remember.",
  heading: "Your files are ready",
  why: {
    stripe: (date: string, host: string) =>
      `Thank you for your order at ${host} on ${date}. Your payment is confirmed.`,
    firm: (date: string, host: string) => `We opened them for you at ${host} on ${date}.`,
  },
  edition: (name: string) => `You have the ${name} edition.`,
  pdf: "Download the PDF",
  excel: "Download the Excel workbook",
  page: "Read it online",
  spelledOut: "If the links do not work, copy this address into your browser. It opens a page with the same files:",
  facts: [
    {
      title: "Keep this email",
      text: "The files stay on your private page. You can download them again from these links.",
    },
    privateLinkMailWords.facts[1],
    {
      title: "To delete your data",
      text: `Reply to this email with the word “delete”, or call ${phone.display}. We will delete what we have about you. Our books keep the order, without your valuation or email address.`,
    },
  ],
  replyTo: email,
} as const;

/** For the firm, about a sale: what happened, and what to do about it. */
export const saleNoticeMailWords = {
  subject: {
    sold: "Report sold",
    ...saleEventNames,
    refundDue: "Refund due",
  },
  lead: {
    sold: "The payment is confirmed and the report is open.",
    partlyRefunded: "Part of the payment was refunded. The report stays open.",
    refunded: "The whole payment was refunded. The report is closed.",
    refundFailed:
      "A refund did not reach the buyer, so the payment stands and the report is open again. Stripe shows why.",
    disputed:
      "The buyer’s bank disputes the payment. The report is closed until that ends. Answer the dispute in Stripe before its deadline.",
    disputeWon: "The dispute ended in your favor. The report is open again.",
    disputeLost: "The bank returned the payment to the buyer. The report stays closed.",
    refundDue:
      "This payment came for a valuation that its owner had deleted. Nothing was opened for it. Please refund it in Stripe.",
  },
  /** The amount refunded, if it is not the whole price. */
  partOf: (refunded: string, price: string) => `${refunded} of ${price}`,
  kind: "Sales",
  preheader: "What was bought, by whom, and where it stands.",
  labels: {
    edition: "Edition",
    amount: "Amount",
    refunded: "Refunded so far",
    company: "Company",
    buyer: "Buyer",
    date: "Date",
    payment: "Stripe payment",
    valuation: "Valuation",
  },
  nobody: "No email address is known",
  open: "Open in Stripe",
  confidential: "Confidential. The link opens the owner’s private page: do not forward it outside the firm.",
} as const;

/** For the firm, about a lead: the call brief, or that a hot lead left no contact details. */
export const leadAlertMailWords = {
  subject: {
    hot: (score: number, heading: string) => `Hot lead ${score}: ${heading}`,
    other: (score: number, heading: string) => `New lead ${score}: ${heading}`,
    withoutContact: (score: number, heading: string) => `Hot lead ${score}, no contact details: ${heading}`,
  },
  preheader: {
    reachable: (ways: string) => `${ways}. What to ask is below.`,
    withoutContact: "They left no email address or phone number. There is nothing to do.",
  },
  kind: { hot: "Hot lead", other: "New lead" },
  points: (score: number) => `${score} points`,
  call: (number: string) => `Call ${number}`,
  write: (address: string) => `Write to ${address}`,
  open: "Open their result",
  labels: { result: "Result" },
  confidential: "Confidential. The link opens the owner’s private page: do not forward it outside the firm.",
} as const;

/** For the firm, about contact details that an owner left after the brief went out. */
export const contactDetailsMailWords = {
  subject: {
    email: (company: string) => `Email address from ${company}`,
    phone: (company: string) => `Phone number from ${company}`,
    both: (company: string) => `Email and phone from ${company}`,
  },
  preheader: "It is new since the brief we sent you.",
  kind: "Lead update",
  lead: {
    email: "The owner left this email address after the brief we sent you.",
    phone: "The owner left this phone number after the brief we sent you.",
    both: "The owner left these contact details after the brief we sent you.",
  },
  replaced: (old: string) =>
    `Before, the owner had left ${old}. This may correct it or be a second one: ask which to use.`,
} as const;

export const contactMessageMailWords = {
  subject: {
    contact: (name: string) => `Message from ${name}`,
    report: (name: string) => `Report request from ${name}`,
  },
  kind: { contact: "Contact form", report: "Report request" },
  preheader: "Reply to this email to write to the sender.",
  empty: "They left no message.",
  labels: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    company: "Company",
    edition: "Edition",
    valuation: "Valuation",
    received: "Received",
  },
  answer: (name: string) => `Reply to ${name}`,
  open: leadAlertMailWords.open,
} as const;

/** For the firm, when a service has failed for a quarter of an hour, and when it works again. */
export const outageNoticeMailWords = {
  kind: "Site notice",
  services: {
    crm: {
      name: "The CRM",
      effect:
        "New leads and messages are not reaching your CRM. Nothing is lost: each one waits and is delivered when it works again.",
      check: "Check our access to it, its settings and your plan’s daily limit of API calls.",
    },
    mail: {
      name: "Outgoing email",
      effect: "Lead alerts, messages and visitors’ links could not be sent. Nothing was lost: they are being sent now.",
      check: "If it happens again, check the mail server’s address, user and password.",
    },
    analysis: {
      name: "The language model",
      effect: "Visitors see a general profile instead of one from their website. Their valuation is the same.",
      check: "Check the OpenAI key and whether its account has credit.",
    },
    payments: {
      name: "Stripe",
      effect: "Reports may not be sold, or may open late after a payment.",
      check: "Check the Stripe keys and the secret of the webhook.",
    },
    paymentEvents: {
      name: "Stripe’s webhook",
      effect:
        "Stripe’s messages about payments do not reach the site, or are not signed with your secret. A paid report still opens, because the site asks Stripe as well, but later.",
      check: "Check the webhook’s address, its events and its signing secret in Stripe’s dashboard.",
    },
  },
  began: {
    subject: (service: string) => `${service} is not working`,
    preheader: "What it means and what to check.",
  },
  ended: {
    subject: (service: string) => `${service} works again`,
    preheader: "Nothing was lost.",
    effect: "What waited is being delivered now. There is nothing for you to do.",
  },
  labels: {
    since: "Not working since",
    until: "Working again since",
    waiting: "Deliveries waiting",
    reason: "Last error",
  },
} as const;

/** One-time links to the desk, for the firm's own people. */
export const deskLinkMailWords = {
  kind: "Desk",
  invitation: {
    subject: `Your invitation to ${site.brand}’s desk`,
    preheader: "The link works once, for 3 days.",
    heading: "You are invited to the desk",
    why: (by: string, role: string) => [
      `${by} invited you to ${site.brand}’s desk, where the firm works with its leads. Your role: ${role}.`,
      "The link works once, for 3 days. Choose a password, and you are in.",
    ],
    button: "Join the desk",
  },
  reset: {
    subject: "Choose a new password",
    preheader: "The link works once, for 30 minutes.",
    heading: "Choose a new password",
    why: [
      `Someone asked for this on the sign-in page of ${site.brand}’s desk. Your old password works until you choose a new one.`,
      "The link works once, for 30 minutes.",
    ],
    button: "Choose a password",
  },
  spelledOut: privateLinkMailWords.spelledOut,
  notYou: "If you did not expect this email, delete it and tell an owner of the desk.",
} as const;

/** Sent from the desk’s settings to the person who asks for it. */
export const deskTestMailWords = {
  kind: "Desk",
  subject: "Test from the desk",
  preheader: "The site’s email works.",
  heading: "The site’s email works",
  why: `You asked for this test in the settings of ${site.brand}’s desk. There is nothing to do.`,
} as const;

/** Tells a member of the desk about a change to their account, in case somebody else made it. */
export const accountNoticeMailWords = {
  kind: "Desk",
  /** By the action in the audit log. */
  headings: {
    passwordChanged: "Your password was changed",
    secondStepSetUp: "A second step to sign in was set up",
    secondStepRemoved: "Your second step to sign in was removed",
    backupCodesMade: "You have new recovery codes",
    recoveryCodeUsed: "A recovery code was used to sign in",
    passkeyAdded: "A passkey was added to your account",
    passkeyRemoved: "A passkey was removed from your account",
    roleChanged: "Your role was changed",
    memberLocked: "Your account was locked",
    memberUnlocked: "Your account was unlocked",
    invited: "A person was invited in your name",
  },
  preheader: `A change to your account on ${site.brand}’s desk.`,
  what: (change: string, when: string) => `${change} on ${site.brand}’s desk, on ${when}.`,
  /** What an owner or the operator did. */
  by: (name: string) => `It was done by ${name}.`,
  codesLeft: (left: string) => recoveryCodesLeftText(Number(left)),
  role: (role: string) => `Your role is now ${role}.`,
  invited: (email: string, role: string) => `Invited: ${email}, as ${role}.`,
  notYou: "If you did not expect this, choose a new password now and tell an owner of the desk.",
  button: "Choose a new password",
} as const;
