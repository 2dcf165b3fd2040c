import { site } from "#content/site.ts";
import type { LaunchBlocker } from "#domain/desk/screens/launch-view.ts";
import { crmNames } from "#domain/leads/crm/crm-vendors.ts";
import { hotLeadScore } from "#domain/leads/lead-score.ts";
import type { Env } from "#server/env.ts";

type Rule = readonly [applies: boolean, where: string, what: string];

const crm = "MONDAY_…, HUBSPOT_… or SALESFORCE_…";
const mail = "SMTP_URL, MAIL_FROM, MAIL_TO";

/** Settings with which the site must not go live. */
export function settingBlockers(env: Env): readonly LaunchBlocker[] {
  return notesOf([
    [!env.siteUrl.startsWith("https:"), "SITE_URL", "is not a public https address"],
    ...addressesOf(env).map(([name, host]): Rule => [isReserved(host), name, `is a sample: nobody owns ${host}`]),
    [env.readerAllowHosts.length > 0, "READER_ALLOW_HOSTS", "is for tests: visitors could read pages of your network"],
    [
      !env.crm && !env.mail,
      `${crm}, or ${mail}`,
      "neither is set: leads and messages stay in the store, and the firm is told of none",
    ],
    ...env.incomplete.map(({ missing, set }): Rule => [true, missing.join(", "), `missing, although ${set} is set`]),
    [
      env.crm !== undefined && crmNames[env.crm.vendor] !== site.services.crm,
      crm,
      `is ${crmNames[env.crm?.vendor ?? "monday"]}, but the privacy notice names ${site.services.crm}: set services.crm in content/site.ts`,
    ],
    [env.payments?.isTest === true, "STRIPE_SECRET_KEY", "is a key of the test mode: reports are given away"],
  ]);
}

/** Hosts in settings whose examples in .env.example are easily left in place. */
function addressesOf({ siteUrl, mail: mailSettings }: Env): readonly (readonly [name: string, host: string])[] {
  const afterAt = (address: string) => address.slice(address.lastIndexOf("@") + 1);
  return [
    ["SITE_URL", new URL(siteUrl).hostname],
    ...(mailSettings
      ? ([
          ["SMTP_URL", new URL(mailSettings.smtpUrl).hostname],
          ["MAIL_FROM", afterAt(mailSettings.from)],
          ["MAIL_TO", afterAt(mailSettings.to)],
        ] as const)
      : []),
  ];
}

/** Names reserved for examples and tests (RFC 2606). */
function isReserved(host: string): boolean {
  return /(^|\.)(example\.(com|net|org)|example|test|invalid)$/i.test(host);
}

/** Optional services that are off, and the consequence. */
export function optionalServicesOff(env: Env): readonly LaunchBlocker[] {
  const unseen = env.mail ? `leads below ${hotLeadScore} points that leave no contact details` : "leads and messages";
  return notesOf([
    [!env.analysis, "OPENAI_API_KEY", "websites are read by the built-in rules"],
    [!env.crm, crm, `${unseen} are seen only with npm run leads`],
    [!env.mail, mail, "no email: no alerts to the firm, no private links to owners"],
    [!env.payments, "STRIPE_…", "reports are asked for through a form"],
  ]);
}

function notesOf(rules: readonly Rule[]): readonly LaunchBlocker[] {
  return rules.flatMap(([applies, where, what]) => (applies ? [{ where: `settings ${where}`, what }] : []));
}
