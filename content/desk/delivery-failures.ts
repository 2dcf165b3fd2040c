import type { DeliveryFailure } from "#domain/desk/screens/delivery-failures.ts";

/** What went wrong, and what helps. No status numbers, no vendor's text. */
type FailureWords = { readonly what: string; readonly helps: string };

const runner = "Ask the person who runs the site to look at its log.";
const retryOnce = "Retry once. If it fails again, ask the person who runs the site to look at its log.";

export const deliveryFailureWords: Readonly<Record<DeliveryFailure, FailureWords>> = {
  boardFull: {
    what: "The CRM was full.",
    helps: "Archive closed records there or raise the plan, then retry.",
  },
  boardColumn: {
    what: "The CRM does not accept the value of a field.",
    helps: "Compare the field’s type, choices and rules there with the setup guide, then retry.",
  },
  boardAccess: {
    what: "The CRM refused our access.",
    helps: "Its token may have expired or lost its rights. Set a new one; then everything is sent on its own.",
  },
  boardMissing: {
    what: "The place for leads was not found in the CRM.",
    helps: "It may have been moved or deleted. Check the settings.",
  },
  boardPause: {
    what: "Waits its turn: the CRM asked for a pause.",
    helps: "Nothing to do. It goes out when the pause is over.",
  },
  boardDown: {
    what: "The CRM did not answer.",
    helps: "Nothing to do for now. It is sent again until it answers.",
  },
  boardRefused: {
    what: "The CRM refused the entry.",
    helps: retryOnce,
  },
  mailboxUnknown: {
    what: "The recipient’s mailbox does not exist.",
    helps: "Likely a typing error. Call the owner, or find the right address, then send again from the lead.",
  },
  mailboxFull: {
    what: "The recipient’s mailbox is full.",
    helps: "Retry in a day or two, or call.",
  },
  mailRefused: {
    what: "The recipient’s mail server refused the email.",
    helps: "Retry later, or call the owner.",
  },
  mailText: {
    what: "The email was refused for its content.",
    helps: "A filter on the other side stopped it. Send the link from your own mailbox.",
  },
  mailBusy: {
    what: "The mail server was busy.",
    helps: "Nothing to do. It is sent again.",
  },
  mailLogin: {
    what: "Our mail server refused its password.",
    helps: "Set the right one; then everything is sent on its own.",
  },
  mailSender: {
    what: "Our mail server does not let us send from this address.",
    helps: "Allow the firm’s address with the mail provider; then everything is sent on its own.",
  },
  mailDown: {
    what: "The mail server did not answer.",
    helps: "Nothing to do for now. It is sent again until the server answers.",
  },
  mailAddress: {
    what: "The email address is not a valid one.",
    helps: "Find the right address and send again from the lead.",
  },
  paymentAccess: {
    what: "The payment provider refused our access.",
    helps: "Its key may have been replaced. Set the new one; then everything is checked on its own.",
  },
  paymentPause: {
    what: "Waits its turn: the payment provider asked for a pause.",
    helps: "Nothing to do. It is checked when the pause is over.",
  },
  paymentDown: {
    what: "The payment provider did not answer.",
    helps: "Nothing to do for now. It is checked again.",
  },
  paymentMismatch: {
    what: "A checkout at the payment provider belongs to another purchase.",
    helps: "Compare the payment on the provider’s page with the list of sales.",
  },
  paymentOpen: {
    what: "The bank has not decided about this payment for 45 days.",
    helps: "Look at the payment on the provider’s page.",
  },
  hookRefused: {
    what: "The receiver of the webhook refused the event.",
    helps: "Its secret or its address may be wrong. Send a test from the settings.",
  },
  hookMoved: {
    what: "The receiver of the webhook has moved.",
    helps: "Events do not follow it. Set the new address in the settings, then retry.",
  },
  hookGone: {
    what: "The receiver of the webhook said that it is gone for good.",
    helps: "The webhook is off. Turn it on again in the settings, then retry, or remove it.",
  },
  hookPause: {
    what: "Waits its turn: the receiver of the webhook asked for a pause.",
    helps: "Nothing to do. It goes out when the pause is over.",
  },
  hookSlow: {
    what: "The receiver of the webhook took longer than ten seconds.",
    helps: "It should answer first and work later. It is sent again.",
  },
  hookFault: {
    what: "The receiver of the webhook answered with an error of its own.",
    helps: "Nothing to do for now. It is sent again for two days. The people who run the receiver can look at its log.",
  },
  hookDown: {
    what: "The receiver of the webhook did not answer.",
    helps: "Nothing to do for now. It is sent again for two days.",
  },
  hookCertificate: {
    what: "The certificate of the webhook’s receiver is not valid.",
    helps: "Ask the person who runs the receiver to renew it; then everything is sent on its own.",
  },
  hookPrivate: {
    what: "The address of the webhook does not lead to a public server.",
    helps: "Events go to public https addresses only. Set another address in the settings.",
  },
  unreadable: {
    what: "What is stored cannot be read by this version of the site.",
    helps: runner,
  },
  noEnd: {
    what: "The site stopped during each try.",
    helps: runner,
  },
  elsewhere: {
    what: "Another server is sending it.",
    helps: "Nothing to do.",
  },
  unclear: {
    what: "It failed, and the site does not know why.",
    helps: retryOnce,
  },
};
