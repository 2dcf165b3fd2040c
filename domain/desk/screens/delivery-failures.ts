import { crmNames } from "#domain/leads/crm/crm-vendors.ts";

/** Why a delivery failed, in kinds, each with its words in `content/desk/delivery-failures.ts`. */
export const deliveryFailures = [
  "boardFull",
  "boardColumn",
  "boardAccess",
  "boardMissing",
  "boardPause",
  "boardDown",
  "boardRefused",
  "mailboxUnknown",
  "mailboxFull",
  "mailRefused",
  "mailText",
  "mailBusy",
  "mailLogin",
  "mailSender",
  "mailDown",
  "mailAddress",
  "paymentAccess",
  "paymentPause",
  "paymentDown",
  "paymentMismatch",
  "paymentOpen",
  "hookRefused",
  "hookMoved",
  "hookGone",
  "hookPause",
  "hookSlow",
  "hookDown",
  "hookFault",
  "hookCertificate",
  "hookPrivate",
  "unreadable",
  "noEnd",
  "elsewhere",
  "unclear",
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

type Rule = readonly [RegExp, DeliveryFailure];

/** Of the reasons that deliveries store; the first that matches. */
const board: readonly Rule[] = [
  [/ItemsLimitation|STORAGE_LIMIT/, "boardFull"],
  [/ColumnValue|InvalidColumn|CorrectedValue|PROPERTY_DOESNT_EXIST|INVALID_(FIELD|OR_NULL|OPTION)/, "boardColumn"],
  [/REQUIRED_FIELD_MISSING|VALIDATION_EXCEPTION|DUPLICATES_DETECTED/, "boardColumn"],
  [/InvalidBoardId|the (board|pipeline) is not there/, "boardMissing"],
  [
    /Complexity|COMPLEXITY|RATE_?LIMIT|LIMIT_EXCEEDED|CONCURRENCY|TEMPORARILY_BLOCKED|UNABLE_TO_LOCK_ROW|HTTP 429/,
    "boardPause",
  ],
  [/[Uu]nauth|NOT_AUTHENTICATED|USER_|[Pp]ermissions|invalid_|INSUFFICIENT_ACCESS|HTTP 40[13]/, "boardAccess"],
  [/no answer|no usable answer|HTTP (408|409|423|5\d\d)/, "boardDown"],
  [/./, "boardRefused"],
];

const mail: readonly Rule[] = [
  [/at AUTH/, "mailLogin"],
  [/at MAIL FROM/, "mailSender"],
  [/SMTP 55\d 5\.1\.\d+ at RCPT TO|SMTP 55[013] at RCPT TO/, "mailboxUnknown"],
  [/SMTP (452|552)|[45]\.2\.2/, "mailboxFull"],
  [/SMTP 5\d\d.* at RCPT TO/, "mailRefused"],
  [/SMTP 5\d\d.* at DATA/, "mailText"],
  [/SMTP 4/, "mailBusy"],
  [/SMTP/, "mailRefused"],
];

const payment: readonly Rule[] = [
  [/HTTP 40[13]/, "paymentAccess"],
  [/HTTP (409|429)/, "paymentPause"],
  [/./, "paymentDown"],
];

const hook: readonly Rule[] = [
  [/HTTP 410|: off$/, "hookGone"],
  [/HTTP 429/, "hookPause"],
  [/HTTP (408|5\d\d)/, "hookFault"],
  [/HTTP 3/, "hookMoved"],
  [/HTTP/, "hookRefused"],
  [/took too long/, "hookSlow"],
  [/not public|not https/, "hookPrivate"],
  [/CERT|TLS|SSL|SIGNATURE|EPROTO/, "hookCertificate"],
  [/./, "hookDown"],
];

/** Words of our own, and the network's codes. */
const general: readonly Rule[] = [
  [/^not an address$/, "mailAddress"],
  [/cannot be read$|^not an outage$/, "unreadable"],
  [/^never came to an end$/, "noEnd"],
  [/^another worker has it$/, "elsewhere"],
  [/^the checkout belongs to another purchase$/, "paymentMismatch"],
  [/^not settled by the provider$/, "paymentOpen"],
];

const first = (rules: readonly Rule[], reason: string) => rules.find(([pattern]) => pattern.test(reason))?.[1];

/** The kind of a failure, from the reason that the delivery stored and the kind of delivery. */
export function deliveryFailureOf(reason: string, kind: string): DeliveryFailure {
  const own = first(general, reason);
  if (own) return own;
  if (Object.values(crmNames).some((name) => reason.startsWith(`${name}: `))) return first(board, reason) ?? "unclear";
  if (reason.startsWith("Stripe: ")) return first(payment, reason) ?? "unclear";
  if (reason.startsWith("webhook: ")) return first(hook, reason) ?? "unclear";
  if (reason.startsWith("SMTP ")) return first(mail, reason) ?? "unclear";
  const isNetwork =
    reason === "took too long" || /^(E[A-Z]+|[a-z]+Timeout|connection|greeting|socket|dns)$/.test(reason);
  return isNetwork && kind.startsWith("mail-") ? "mailDown" : "unclear";
}

/** The board's column in a reason, if it names one. */
export function columnIn(reason: string): string | undefined {
  return /\bcolumn ([\w-]+)/.exec(reason)?.[1];
}
