import { type Signer, signedBy } from "../../../tests/fuzz/valid-requests.ts";
import type { Check } from "../../harness/check.ts";
import { answers, type Probe, probeCheck, type Sent, type Target } from "./probe.ts";
import { freshId, sentAs, validOf } from "./requests.ts";

const signers: Readonly<Record<string, Signer>> = {
  "POST /api/stripe-webhook": "stripe",
  "POST /api/calendly-webhook": "calendly",
  "POST /api/cal-webhook": "cal",
};

const withHeader = (sent: Sent, name: string, value: string): Sent => ({
  ...sent,
  headers: { ...sent.headers, [name]: value },
});

/** Events of every vendor that signs its own. */
const signatures = (target: Target): readonly Probe[] =>
  Object.entries(signers).flatMap(([name, signer]) => {
    const sent = sentAs(validOf(target, name));
    const body = Buffer.from(sent.body ?? "");
    const now = Date.now();
    const [header, good] = signedBy(signer, body, target.webhookSecret, now);
    const signed = (value: string, status: number): Probe => ({
      sent: withHeader(sent, header, value),
      judge: answers(status),
    });
    const by = (text: Buffer, secret: string, at: number) => signedBy(signer, text, secret, at)[1];
    const others = Object.values(signers).filter((other) => other !== signer);
    return [
      signed(good, 200),
      { sent, judge: answers(400) },
      signed("", 400),
      signed(by(body, "whsec_another", now), 400),
      signed(by(Buffer.from(`${body} `), target.webhookSecret, now), 400),
      signed(good.slice(0, -1), 400),
      signed(`${good}0`, 400),
      // Another vendor's signature in that vendor's header.
      ...others.map((other): Probe => {
        const [otherHeader, value] = signedBy(other, body, target.webhookSecret, now);
        return { sent: withHeader(sent, otherHeader, value), judge: answers(400) };
      }),
      // Cal.com signs no time.
      ...(signer === "cal"
        ? []
        : [
            signed(by(body, target.webhookSecret, now - 3_600_000), 400),
            signed(good.replace("v1=", "v0="), 400),
            signed(good.replace(/t=\d+/, "t=9999999999"), 400),
          ]),
    ];
  });

const mailReports = (target: Target): readonly Probe[] => {
  const sent = sentAs(validOf(target, "POST /api/mail-report"));
  const by = (value: string, status: number): Probe => ({
    sent: withHeader(sent, "Authorization", value),
    judge: answers(status),
  });
  const { mailReportToken: token } = target;
  return [
    by(`Bearer ${token}`, 200),
    { sent, judge: answers(401) },
    by("", 401),
    by(token, 401),
    by(`Basic ${token}`, 401),
    by(`Bearer ${token}x`, 401),
    by(`Bearer ${token.slice(0, -1)}`, 401),
    by(`Bearer ${target.webhookSecret}`, 401),
    { sent: { ...sent, path: `${sent.path}?token=${token}` }, judge: answers(401) },
  ];
};

/** Mail programs stop mails with one field and an id that nobody guesses; links and other bodies stop nothing. */
const stops = (target: Target): readonly Probe[] =>
  ["POST /api/reminder-stop/:valuationId", "POST /api/mail-stop/owner/:valuationId"].flatMap((name) => {
    const sent = sentAs(validOf(target, name));
    const path = sent.path.replace(/[^/]+$/, "");
    return [
      { sent: { ...sent, path: path + freshId() }, judge: answers(200) },
      { sent: { ...sent, path: `${path}no-id` }, judge: answers(400) },
      { sent: { ...sent, body: "" }, judge: answers(400) },
      { sent: { ...sent, body: "List-Unsubscribe=Two-Click" }, judge: answers(400) },
      { sent: withHeader(sent, "Content-Type", "application/json"), judge: answers(400) },
      { sent: withHeader(sent, "Content-Type", "text/plain"), judge: answers(400) },
      { sent: { path: sent.path }, judge: answers(404, 405) },
    ];
  });

/** What other servers send: events of payments and calendars, mail reports, and the stop of mail programs. */
export async function otherServerChecks(target: Target): Promise<readonly Check[]> {
  return [
    await probeCheck("unsigned and badly signed events", target, signatures(target)),
    await probeCheck("mail reports without their token", target, mailReports(target)),
    await probeCheck("stops of mails that no mail program sent", target, stops(target)),
  ];
}
