import { type DirectRequest, directRequests, type Subjects } from "#tests/desk/role-requests.ts";
import { oneOf, type Random } from "#tests/support/random.ts";
import { privateMark } from "./marks.ts";
import type { ValidRequest } from "./valid-requests.ts";

/** What the desk holds while it is attacked. Some of the actions remove a subject, so that there may be several. */
export type DeskContext = { readonly subjects: readonly [Subjects, ...Subjects[]] };
export type DeskMaker = (random: Random, context: DeskContext) => ValidRequest;

type Asked = DirectRequest & {
  /** The session, or what lets the member work on the desk, may end by it. */
  readonly leaves?: true;
};
type AskedOf = (subjects: Subjects) => readonly Asked[];

const email = `${privateMark}@private.example`;
const settings = (form: Readonly<Record<string, string>>): Asked => ({ path: "/desk/settings", form });
const leaving = (asked: Asked): Asked => ({ ...asked, leaves: true });

/** Screens with everything that their addresses can say. */
const screens: AskedOf = ({ lead, twin, colleague }) => [
  {
    path: `/desk/leads?${new URLSearchParams({
      q: privateMark,
      received: "30d",
      stage: "new,tried",
      owner: colleague,
      score: "1",
      contact: "any",
      industry: "Plumbing",
      state: "OH",
      valueFrom: "1",
      valueTo: "9000000000",
      purchase: "none",
      source: "direct",
      partner: "harbor-bank-1a2b",
      delivery: "waiting",
      sort: "-value",
      columns: "industry,value",
      page: `21~after~${lead}~2026-11-16`,
    })}`,
  },
  { path: `/desk/leads/${lead}?ask=delete&merge=${twin}` },
  { path: `/desk/deliveries?retried=crm-lead:${lead}` },
  { path: `/desk/messages?show=open&after=${privateMark}` },
  { path: `/desk/sales?month=2026-11&show=paid&after=${privateMark}` },
  { path: "/desk/funnel?week=2026-11-09" },
  { path: `/desk/settings?who=${colleague}&after=${privateMark}` },
  { path: "/desk/changes" },
];

/** What a member does with the own account: no action of the role table. */
const own: AskedOf = ({ colleague }) => [
  settings({ do: "changeName", name: `Member ${privateMark}` }),
  leaving(settings({ do: "changePassword", current: privateMark, password: `${privateMark} lantern horse` })),
  settings({ do: "renamePasskey", id: colleague, name: privateMark }),
  settings({ do: "removePasskey", id: colleague }),
  leaving(settings({ do: "removeCode" })),
  leaving(settings({ do: "replaceCode" })),
  settings({ do: "newRecoveryCodes", password: privateMark }),
  settings({ do: "endSession", id: colleague }),
  leaving(settings({ do: "signOutEverywhere" })),
  settings({ do: "chooseMail", mail: "digest", wanted: "yes" }),
  settings({ do: "confirm", confirmation: privateMark }),
  { path: "/desk/leads", form: { intent: "removeView", view: colleague } },
];

/** Before somebody is signed in. */
const signIn: AskedOf = () => [
  { path: `/desk/sign-in?to=/desk/leads&error=${privateMark}` },
  { path: "/desk/sign-in", form: { email, password: privateMark } },
  { path: "/desk/sign-in?to=/desk/sales", form: { way: "firm" } },
  { path: "/desk/sign-in/code?to=/desk/leads" },
  { path: "/desk/sign-in/code", form: { code: "123456" } },
  { path: "/desk/sign-out" },
  leaving({ path: "/desk/sign-out", form: {} }),
  { path: "/desk/forgotten" },
  { path: "/desk/forgotten", form: { email } },
  { path: `/desk/reset?token=${privateMark}` },
  { path: `/desk/reset?token=${privateMark}`, form: { password: `${privateMark} lantern horse` } },
  { path: `/desk/join?token=${privateMark}` },
  { path: `/desk/join?token=${privateMark}`, form: { name: "Ada Byron", password: `${privateMark} lantern horse` } },
  { path: "/desk/set-up" },
  { path: "/desk/set-up", form: { password: privateMark } },
  { path: "/desk/set-up", form: { uri: "otpauth://totp/x?secret=a", code: "123456", codes: "a b" } },
  { path: `/desk/email-off?token=${privateMark}.digest.x` },
  { path: `/desk/email-off?token=${privateMark}.digest.x`, form: {} },
];

const groups: readonly AskedOf[] = [...Object.values(directRequests), screens, own, signIn];

/** Names in the place of ids: `POST /desk/leads/:id change stage`. */
const placeholders: Subjects = {
  ...{ lead: ":id", twin: ":twin", message: ":message", company: ":company", colleague: ":colleague" },
  webhook: ":webhook",
};

function nameOf({ path, form }: Asked): string {
  const [route = "", query] = path.split("?");
  if (!form) return `GET ${route}${query === undefined ? "" : " with a query"}`;
  const said = ["do", "intent", "field", "format", "what", "way", "uri"].flatMap((name) =>
    name in form ? [name === "uri" ? name : form[name]] : [],
  );
  return ["POST", route, ...said].join(" ");
}

/** Every screen and every form of the desk by what it asks for; a test holds the list to the desk's own. */
export const deskRequests: Readonly<Record<string, DeskMaker>> = Object.fromEntries(
  groups.flatMap((group) =>
    group(placeholders).map((placeholder, index): [string, DeskMaker] => [
      nameOf(placeholder),
      (random, { subjects }) => {
        const { path, form, leaves } = group(oneOf(random, subjects))[index] ?? placeholder;
        return {
          method: form ? "POST" : "GET",
          target: path,
          ...(form && { body: { kind: "form", text: new URLSearchParams(form).toString() } }),
          session: leaves ? "leaving" : "working",
        };
      },
    ]),
  ),
);

/** As the desk's script asks for it: the data of a screen or the answer to a form, without the page around it. */
export function asData(request: ValidRequest): ValidRequest {
  const [path = "", query] = request.target.split("?");
  return { ...request, target: `${path}.data${query === undefined ? "" : `?${query}`}` };
}
