import { hotLeadScore } from "#domain/leads/lead-score.ts";
import type { Env } from "#server/env.ts";

export type SettingNote = { readonly where: string; readonly what: string };

type Rule = readonly [applies: boolean, where: string, what: string];

const crm = "MONDAY_API_TOKEN, MONDAY_BOARD_ID";
const mail = "SMTP_URL, MAIL_FROM, MAIL_TO";

/** Settings with which the site must not go live. */
export function settingBlockers(env: Env): readonly SettingNote[] {
  return notesOf([
    [!env.siteUrl.startsWith("https:"), "SITE_URL", "is not a public https address"],
    [
      !env.crm && !env.mail,
      `${crm}, or ${mail}`,
      "neither is set: leads and messages stay in the store, and the firm is told of none",
    ],
    ...env.incomplete.map(({ missing, set }): Rule => [true, missing.join(", "), `missing, although ${set} is set`]),
    [env.payments?.isTest === true, "STRIPE_SECRET_KEY", "is a key of the test mode: reports are given away"],
  ]);
}

/** Services that the site does without, and what that means. */
export function optionalServicesOff(env: Env): readonly SettingNote[] {
  const unseen = env.mail ? `leads below ${hotLeadScore} points` : "leads and messages";
  return notesOf([
    [!env.analysis, "OPENAI_API_KEY", "websites are read by the built-in rules"],
    [!env.crm, crm, `${unseen} are seen only with npm run leads`],
    [!env.mail, mail, "no mail: no alerts to the firm, no private links to owners"],
    [!env.payments, "STRIPE_…", "reports are asked for through a form"],
  ]);
}

function notesOf(rules: readonly Rule[]): readonly SettingNote[] {
  return rules.flatMap(([applies, where, what]) => (applies ? [{ where: `settings ${where}`, what }] : []));
}
