import type { Desk } from "#app/desk/desk-context.ts";
import type { Refused } from "#app/desk/sign-in/sign-in-access.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { errorTable } from "#contracts/error-table.ts";
import { apiScopes } from "#domain/api/api-token.ts";
import { isConnection, type TestResult } from "#domain/desk/screens/connections-view.ts";
import { eventTypes } from "#domain/events/event-types.ts";
import type { ActionResult } from "./action-result.ts";
import type { ApiTokensAnswer } from "./api/api-tokens.tsx";
import type { Confirmation } from "./own/confirm-dialog.tsx";
import type { OwnAnswer } from "./own/own-account.tsx";
import type { RefusedPartner } from "./partners/partner-site-access.ts";
import type { PeopleAnswer } from "./people/people.tsx";
import { eventField } from "./webhooks/webhook-fields.tsx";
import type { WebhooksAnswer } from "./webhooks/webhooks.tsx";

export type SettingsAnswer = PeopleAnswer &
  OwnAnswer &
  WebhooksAnswer &
  ApiTokensAnswer & {
    readonly tested?: TestResult;
    readonly partner?: RefusedPartner;
    readonly confirmation?: Confirmation;
  };

type Result =
  | { readonly answer: SettingsAnswer; readonly status?: number }
  /** Done: a screen of the desk, without the router's base. */
  | { readonly to: string };
type Parts = Pick<Desk, "people" | "own" | "settings" | "webhooks" | "apiTokens" | "partnerSites">;
type Field = (name: string) => string;

type Answered = { readonly answer: SettingsAnswer };
type SettingsForm = (desk: Parts, field: Field) => Promise<ActionResult | Answered>;

/** Each button of the forms names what it does; the services check whether the member may. */
export const settingsForms: Readonly<Record<string, SettingsForm>> = {
  invite: ({ people }, field) =>
    answered(people.invite(field("email"), field("role")), (made) => ({ invited: { email: field("email"), ...made } })),
  withdraw: ({ people }, field) => people.withdraw(field("email")),
  changeRole: ({ people }, field) => people.changeRole(field("id"), field("role")),
  resetLink: ({ people }, field) => answered(people.resetLink(field("id")), (reset) => ({ reset })),
  remove: ({ people }, field) => people.remove(field("id")),
  removeSecondStep: ({ people }, field) => people.removeSecondStep(field("id")),
  requireSecondStep: ({ people }, field) => people.requireSecondStep(field("ofAll") === "yes"),
  changeName: ({ own }, field) => own.changeName(field("name")),
  changePassword: ({ own }, field) =>
    answered(own.changePassword({ current: field("current"), next: field("password") }), () => ({
      isPasswordChanged: true,
    })),
  renamePasskey: ({ own }, field) => own.renamePasskey(field("id"), field("name")),
  removePasskey: ({ own }, field) => own.removePasskey(field("id")),
  removeCode: ({ own }) => own.removeCode({ isReplaced: false }),
  replaceCode: ({ own }) => own.removeCode({ isReplaced: true }),
  newRecoveryCodes: ({ own }, field) => answered(own.newRecoveryCodes(field("password")), (made) => made),
  endSession: ({ own }, field) => own.endSession(field("id")),
  signOutEverywhere: ({ own }) => own.signOutEverywhere(),
  chooseMail: ({ own }, field) => own.chooseMail(field("mail"), field("wanted") === "yes"),
  ownerMails: ({ settings }, field) => settings.turnOwnerMails(field("on") === "yes"),
  // Adding a passkey is a script call, not a form; it posts this first to ask for the password.
  confirm: ({ own }) => own.checkConfirmed(),
  addWebhook: ({ webhooks }, field) =>
    answered(webhooks.add(webhookForm(field)), (webhookSecret) => ({ webhookSecret })),
  updateWebhook: ({ webhooks }, field) => webhooks.update(field("id"), webhookForm(field)),
  renewSecret: ({ webhooks }, field) =>
    answered(webhooks.renewSecret(field("id")), (webhookSecret) => ({ webhookSecret })),
  endOldSecret: ({ webhooks }, field) => webhooks.endOldSecret(field("id")),
  turnOnWebhook: ({ webhooks }, field) => webhooks.turnOn(field("id")),
  removeWebhook: ({ webhooks }, field) => webhooks.remove(field("id")),
  testWebhook: ({ webhooks }, field) => answered(webhooks.test(field("id")), (webhookTest) => ({ webhookTest })),
  test: async ({ settings }, field) => {
    const connection = field("connection");
    return isConnection(connection)
      ? { answer: { tested: await settings.test(connection) } }
      : { refused: "badRequest" };
  },
  makeToken: ({ apiTokens }, field) => {
    const scopes = apiScopes.filter((scope) => field(scope) !== "");
    return answered(apiTokens.make({ name: field("name"), scopes, lifetime: field("lifetime") }), (token) => ({
      token,
    }));
  },
  endToken: ({ apiTokens }, field) => apiTokens.end(field("id")),
  savePartnerSite: async ({ partnerSites }, field) => {
    const key = field("key");
    const form = {
      name: field("name"),
      origins: field("origins"),
      color: field("color"),
      isOn: field("isOn") === "yes",
    };
    const saved = await partnerSites.save(key || undefined, form);
    return "problem" in saved ? { answer: { partner: { key, form, problem: saved.problem } } } : saved;
  },
  removePartnerSite: ({ partnerSites }, field) => partnerSites.remove(field("key")),
};
/** What a form about a webhook says. */
const webhookForm = (field: Field) => ({
  url: field("url"),
  events: eventTypes.filter((type) => field(eventField(type)) !== ""),
});
const goesTo: Readonly<Record<string, string>> = { replaceCode: "/set-up", signOutEverywhere: "/sign-in" };
/** Which part of the page shows what was refused; otherwise the list of people does. */
const errorPlace: Readonly<Record<string, keyof SettingsAnswer>> = {
  changePassword: "passwordError",
  newRecoveryCodes: "codesError",
  addWebhook: "webhookError",
  updateWebhook: "webhookError",
  renewSecret: "webhookError",
  endOldSecret: "webhookError",
  turnOnWebhook: "webhookError",
  removeWebhook: "webhookError",
  testWebhook: "webhookError",
  makeToken: "tokenError",
};

async function answered<T extends object>(
  work: Promise<Refused | T>,
  answer: (made: T) => SettingsAnswer,
): Promise<Refused | Answered> {
  const made = await work;
  return "refused" in made ? made : { answer: answer(made) };
}

/** Does what a form of the settings asks, after a confirmation if that is needed. */
export async function runSettingsForm(desk: Parts, form: FormData): Promise<Result> {
  const sent = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const field: Field = (name) => sent.find(([each]) => each === name)?.[1] ?? "";
  const fields = sent.filter(([name]) => name !== "confirmation");
  if (field("confirmation") !== "") {
    const confirmed = await desk.own.confirm(field("confirmation"));
    if ("refused" in confirmed) return refusedWith(confirmed, (error) => ({ confirmation: { fields, error } }));
  }
  const wanted = field("do");
  const run = Object.hasOwn(settingsForms, wanted) ? settingsForms[wanted] : undefined;
  const result = run ? await run(desk, field) : ({ refused: "badRequest" } as const);
  if ("answer" in result) return result;
  if ("done" in result) return { to: goesTo[wanted] ?? deskScreens.settings.path };
  return refusedWith(result, (error) =>
    result.refused === "deskConfirm" ? { confirmation: { fields } } : { [errorPlace[wanted] ?? "error"]: error },
  );
}

function refusedWith({ refused }: Refused, answer: (error: string) => SettingsAnswer): Result {
  const { message, status } = errorTable[refused];
  return { answer: answer(message), status };
}
