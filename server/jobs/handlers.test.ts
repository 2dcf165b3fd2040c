import { expect, test } from "vitest";
import { testDeps } from "#server/deps.fixture.ts";
import { jobKinds, webhookKinds } from "#server/store/jobs/job-kinds.ts";
import { openCrmParts } from "./crm/crm-parts.ts";
import { createHandlers } from "./handlers.ts";

const crmKinds = [jobKinds.crmLead, jobKinds.crmLeadFields, jobKinds.crmMessage, jobKinds.crmSale, jobKinds.crmCall];
async function kindsWith(variables: Record<string, string>): Promise<readonly string[]> {
  const deps = testDeps({ variables });
  const crm = await openCrmParts({ ...deps, now: Date.now });
  return Object.keys(createHandlers({ ...deps, crm, payments: undefined }));
}

test.each([
  ["no token", {}, false],
  ["a token without a board", { MONDAY_API_TOKEN: "token-12345" }, false],
  ["token and board", { MONDAY_API_TOKEN: "token-12345", MONDAY_BOARD_ID: "7" }, true],
  ["a token for HubSpot", { HUBSPOT_ACCESS_TOKEN: "pat-na1-12345" }, true],
  [
    "an app of Salesforce",
    {
      SALESFORCE_LOGIN_URL: "https://firm.my.salesforce.com",
      SALESFORCE_CLIENT_ID: "consumer-key",
      SALESFORCE_CLIENT_SECRET: "consumer-secret",
    },
    true,
  ],
])("with %s there are handlers for the CRM: %s", async (_, variables: Record<string, string>, delivers) => {
  expect((await kindsWith(variables)).filter((kind) => crmKinds.some((each) => each === kind))).toEqual(
    delivers ? crmKinds : [],
  );
});

test("each webhook has a lane, whether or not it is set up", async () => {
  expect(await kindsWith({})).toEqual(webhookKinds);
});

const mail = { SMTP_URL: "smtp://localhost", MAIL_FROM: "a@firm.example", MAIL_TO: "b@firm.example" };
const mailKinds = [
  jobKinds.mailAlert,
  jobKinds.mailLink,
  jobKinds.mailMessage,
  jobKinds.mailOutage,
  jobKinds.mailSale,
  jobKinds.mailCall,
  jobKinds.mailReminder,
  jobKinds.mailFollowUp,
  jobKinds.mailDownload,
  jobKinds.mailAccount,
  jobKinds.mailSeries,
  jobKinds.mailDigest,
];

test.each([
  ["no mail server", {}, []],
  ["a mail server and nobody to write to", { ...mail, MAIL_TO: "" }, []],
  ["a mail server", mail, mailKinds],
])("with %s there are handlers for mail: %j", async (_, variables: Record<string, string>, kinds) => {
  expect((await kindsWith(variables)).filter((kind) => kind.startsWith("mail-"))).toEqual(kinds);
});
