import { site } from "#content/site.ts";
import { privacyStates, stateRights } from "./privacy-state-rights.ts";

export type PrivacyBlock =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "terms"; readonly items: readonly { readonly term: string; readonly text: string }[] }
  | { readonly kind: "states"; readonly states: readonly string[] }
  | { readonly kind: "rights"; readonly items: typeof stateRights }
  | { readonly kind: "contact" };

type PrivacySection = {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly PrivacyBlock[];
};

const text = (value: string): PrivacyBlock => ({ kind: "text", text: value });
const list = (...items: readonly string[]): PrivacyBlock => ({ kind: "list", items });
const terms = (items: Readonly<Record<string, string>>): PrivacyBlock => ({
  kind: "terms",
  items: Object.entries(items).map(([term, value]) => ({ term, text: value })),
});

const { services } = site;
/** The proxies that may be asked for a website, by host. */
const relays = site.websiteProxies.map(({ address }) => new URL(address).host);
const spokenList = (names: readonly string[]) => new Intl.ListFormat("en-US", { type: "disjunction" }).format(names);

const sections: readonly PrivacySection[] = [
  {
    id: "in-short",
    title: "In short",
    blocks: [
      list(
        "We collect what you enter on this site, the public text of the website you name, and ordinary technical records.",
        "We use it to give you your valuation, to answer you and to keep this site running.",
        "We do not sell it. We do not share it for advertising. We set no advertising cookies.",
        "What you enter is confidential. The companies that process it for us are named below. No buyer sees it without your consent.",
        `You can delete your valuation yourself, on its private link, and ask for a copy, a correction or deletion at any time. Write to ${site.email}.`,
      ),
    ],
  },
  {
    id: "who-we-are",
    title: "Who we are",
    blocks: [
      text(
        `${site.organization} advises owners of private businesses on selling them. We run this website, and we decide how the personal information collected on it is used.`,
      ),
      text(
        "This notice covers the website, the free valuation, the reports, and the messages you send us. It does not cover the client platform or other sites we link to. Each of those has its own notice.",
      ),
      text(
        "If you become a client, your engagement letter and our confidentiality agreement apply as well. Where they promise you more than this notice, they win.",
      ),
    ],
  },
  {
    id: "what-we-collect",
    title: "What we collect",
    blocks: [
      terms({
        "Valuation inputs":
          "The address of your company’s website, its yearly pre-tax profit, its growth trend and its share of recurring revenue. We store them with the valuation they lead to, under a random identifier.",
        "What you keep on your private page":
          "Your figures at each date you change them, scenarios you save, and what you enter below the estimate. If you share a read-only link: for whom, what it shows, until when, how often it was opened and when last. We do not note who opened it. If you ask for a reminder: when it is due. If you allow follow-up emails: when, in which words, and which of them we sent.",
        "The website you name":
          "The public text of the site: its title, headings and copy. We log in nowhere and read nothing the public cannot read. If our own reader cannot reach the site, a public relay service may be asked for the same page.",
        "Contact details":
          "Your name, e-mail address, phone number, company and message, when you give them in a form, in an e-mail or on a call. A valuation needs none of them.",
        "Orders and appointments":
          "If you order a report: what you ordered, the amount, the state of the payment, and the e-mail address you enter on the payment page, to which we send your files. We never receive your card number. If you book a call: the time, and what you tell the scheduling service.",
        "On another company’s site":
          "If you made your valuation on a page of a company that shows it there: which company. It learns nothing from us about you or your figures.",
        "Technical data":
          "The page you asked for, the time, your IP address, your browser and device type, the page that led you here, and any error.",
        "How fast our pages are":
          "How long a page took to appear and to answer on your screen, and whether it moved. With it go the kind of page and whether the screen is small or large: no address, no identifier and nothing you entered, so it says nothing about you. It is added to totals at once and kept in no other form.",
        "How many visit":
          "We count per day how many people open a page, what kind of site led them here and how far a valuation gets, as totals without an identifier, so no count leads back to you.",
        "What we work out":
          "A score that tells us how soon a partner should call. It is computed from the figures of the business, not from anything about you as a person.",
      }),
      text(
        "We do not ask for government identification numbers, health or biometric information, precise location, race, religion or other sensitive information. Please do not send it.",
      ),
      text("If you tell us about co-owners or colleagues, please make sure that you may."),
    ],
  },
  {
    id: "why",
    title: "Why we use it, and on what basis",
    blocks: [
      terms({
        "To give you what you ask for":
          "Your valuation, its private link, a link you share, a reminder, a report, an answer, a call. The basis is our contract with you, or the steps you ask for before there is one.",
        "To follow up":
          "A partner may contact you about your valuation if you left your details. The basis is our legitimate interest in winning clients. You can object at any time, and we stop.",
        "To send follow-up emails":
          "If you ask for your link by e-mail and tick the box beside it, we may send you three short emails within 45 days. The basis is your consent. You withdraw it with one click in any of them. They also end when you buy a report, book a call or delete your valuation.",
        "To run and protect the site":
          "To find faults, repel abuse and see which pages need work. The basis is our legitimate interest in a site that works and is safe.",
        "To take payment and keep books": "The basis is our contract with you and our duties under tax law.",
        "To obey the law and settle claims":
          "The basis is our legal duty, or our legitimate interest in defending ourselves.",
        "For anything else": "We ask first. The basis is your consent, and you can withdraw it at any time.",
      }),
      text("These legal bases matter most to readers in the European Union and the United Kingdom."),
      text(
        "The valuation is arithmetic on the figures you enter. No decision that has legal or similar effect on you is left to a machine.",
      ),
    ],
  },
  {
    id: "who-sees-it",
    title: "Who sees it",
    blocks: [
      text("Our partners and staff see what they need for their work. So do the companies that work for us:"),
      terms({
        Hosting: `${services.hosting} runs our servers and stores what this notice describes.`,
        "Client records": `${services.crm} holds valuations, their inputs and the contact details you gave us.`,
        Email: `${services.mail} carries links and replies to you, and your messages to us.`,
        Payment: "Stripe takes your card details and tells us whether the payment went through.",
        "Language model":
          "OpenAI receives the public text of the website you named and describes the business. Your name, your contact details and your figures do not go with it.",
        Scheduling: `${services.scheduling} holds what you enter when you book a call.`,
        ...(relays.length > 0 && {
          "Relay services": `${spokenList(relays)} may see the address of the website you named and the technical data of the request. They are asked only when our own reader cannot reach that website.`,
        }),
      }),
      text(
        relays.length > 0
          ? "All but the public relay services work under contracts that limit them to these tasks."
          : "They work under contracts that limit them to these tasks.",
      ),
      text(
        "Anyone to whom you give your private link or a read-only link sees what it shows. A read-only link shows the valuation and the parts you tick, never your contact details.",
      ),
      text(
        "No buyer sees anything you enter here. Buyers learn about a company only after its owner has engaged us and agreed to each approach.",
      ),
      text(
        "We disclose information when the law requires it, and to our own lawyers, accountants and insurers. If our firm is sold or merged, information passes to the successor under the promises of this notice.",
      ),
      text(
        "We do not sell personal information or share it for cross-context behavioral advertising. We have not done so in the past twelve months.",
      ),
    ],
  },
  {
    id: "how-long",
    title: "How long we keep it",
    blocks: [
      terms({
        "Valuations and website text":
          "As long as you may want to return to your private link, and as long as we are in touch about a sale. You can delete them sooner yourself, on the private link, or ask us to. Of a deleted valuation we keep a mark for about 14 months, from which neither you nor its figures can be read. It keeps browsers and backups from bringing the valuation back.",
        "Shared links and reminders":
          "A link you share ends within a month, and you can close it at once. A reminder is sent once, and you can stop it with one click. Both are deleted with your valuation.",
        "Addresses that refuse our email":
          "If email to you comes back, you stop the follow-up emails, or you report one as spam, we keep a mark of the address so that we remember that. The address cannot be read from the mark. It stays when your data is deleted.",
        "Contact details and messages":
          "As long as we are in touch, and after that for as long as a claim could be brought.",
        Orders:
          "As long as tax and accounting law requires. When your valuation is deleted, what was ordered, the amount, the time and the payment provider’s number stay in our books. Your e-mail address does not, and nothing there leads to your valuation.",
        "Technical data":
          "As long as we need it to find faults and repel abuse. Then it is deleted, or stripped of anything that points to you.",
      }),
    ],
  },
  {
    id: "security",
    title: "How we protect it",
    blocks: [
      text(
        "Connections to this site are encrypted. Access to stored information is limited to people who need it. Passwords and keys are kept separately from the data.",
      ),
      text(
        "Your valuation has a private link that search engines are told to leave out. Anyone with the link can open it, so share it with care. It lets you delete the valuation at any time, and we can do so at your request.",
      ),
      text(
        "No system is perfectly safe. If a breach puts you at risk, we tell you and the authorities as the law requires.",
      ),
    ],
  },
  {
    id: "cookies",
    title: "Cookies and local storage",
    blocks: [
      text("We set no advertising cookies and no tracking pixels. We do not follow you to other sites."),
      text(
        "If you leave your contact details with your valuation, your browser remembers them in its local storage, with the time. This saves you typing them again. They stay on your device until you forget them there, delete your valuation or clear this site’s data.",
      ),
      text(
        "The booking calendar comes from our scheduling provider and may set cookies of its own inside its frame. Payment pages belong to the payment provider and follow its notice.",
      ),
      text(
        "If your browser sends a Global Privacy Control signal, we treat it as a request not to sell or share your information. We do neither in any case. With that signal, or with Do Not Track, we do not measure how fast our pages are for you either.",
      ),
    ],
  },
  {
    id: "children",
    title: "People under 18",
    blocks: [
      text(
        "This site is for owners and managers of businesses. We do not knowingly collect personal information from people under 18. If you think that a person under 18 has given us any, tell us and we will delete it.",
      ),
    ],
  },
  {
    id: "outside-the-us",
    title: "If you are outside the United States",
    blocks: [
      text(
        "We work in the United States, and information is processed there. Its laws may protect you less than those of your country. Where European or British law applies, transfers rest on standard contractual clauses or another lawful safeguard.",
      ),
      text(
        "In the European Union and the United Kingdom you may ask for access, correction, deletion, restriction or a portable copy. You may object to our use, withdraw consent, and complain to your data protection authority.",
      ),
    ],
  },
  {
    id: "your-choices",
    title: "Your choices",
    blocks: [
      list(
        "Use the valuation without leaving any contact details.",
        "Ask what we hold about you, and have it corrected, copied or deleted.",
        "Delete your valuation on its private link, or have us do it.",
        "Stop our messages: answer any of them with one word, and we stop. Emails you agreed to also have a link that stops them.",
        "Clear what your browser remembers, in its settings for this site.",
      ),
      text(`For any of these, write to ${site.email} or call ${site.phone.display}.`),
    ],
  },
  {
    id: "state-rights",
    title: "State privacy rights",
    blocks: [
      text("Sixteen states give their residents specific rights over personal information:"),
      { kind: "states", states: privacyStates },
      text(
        "Some of these laws take effect after the date of this notice, and some apply only to larger firms. If you live in one of these states, you may use its rights with us all the same.",
      ),
      { kind: "rights", items: stateRights },
    ],
  },
  {
    id: "how-to-ask",
    title: "How to use these rights, and how to appeal",
    blocks: [
      text(
        `Write to ${site.email} with the subject “Privacy request”, or call ${site.phone.display}. Tell us your state and what you want.`,
      ),
      text(
        "We check that it is you, usually by a reply from the e-mail address we hold or by the identifier of your valuation. We use what you send for this check and for nothing else. Someone else may ask for you with your signed permission.",
      ),
      text(
        "We confirm your request within 10 business days and answer it within 45 days. If it is unusually complex we may need another 45 days, and we tell you why. It costs nothing unless requests are clearly unfounded or excessive.",
      ),
      text(
        "If we decline, we say why. You may appeal: write to the same address with the subject “Privacy appeal”. A partner who had no part in the first answer decides, and replies in writing within 45 days.",
      ),
      text(
        "If the appeal fails too, you may complain to the attorney general of your state. In California you may also complain to the California Privacy Protection Agency.",
      ),
    ],
  },
  {
    id: "changes",
    title: "Changes to this notice",
    blocks: [
      text(
        "When we change this notice, the new text appears here with a new date. If a change would weaken your rights over information we already hold, we ask you first.",
      ),
    ],
  },
  {
    id: "contact",
    title: "Contact",
    blocks: [text("Questions about this notice, or about anything we hold, go to:"), { kind: "contact" }],
  },
];

/** A firm must have this text reviewed by its own counsel before it goes live. */
export const privacyNotice = {
  title: "Privacy Policy",
  lastUpdated: "September 9, 2024",
  states: privacyStates,
  sections,
} as const;
