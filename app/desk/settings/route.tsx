import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskContext, sessionContext } from "#app/desk/desk-context.ts";
import { fieldsOf } from "#app/desk/sign-in/form-answer.ts";
import type { Refused } from "#app/desk/sign-in/sign-in-access.ts";
import { auditWords } from "#content/desk/audit.ts";
import { connectionsWords } from "#content/desk/connections.ts";
import { launchWords } from "#content/desk/launch.ts";
import { peopleWords } from "#content/desk/people.ts";
import { deskScreens, deskTitle } from "#content/desk/shell.ts";
import { errorTable } from "#contracts/error-table.ts";
import { can } from "#domain/desk/people/roles.ts";
import { isConnection, type TestResult } from "#domain/desk/screens/connections-view.ts";
import { FirmSettings } from "./firm-settings.tsx";
import { OwnSessions } from "./people/own-sessions.tsx";
import { People, type PeopleAnswer } from "./people/people.tsx";
import type { Done, PeopleAccess } from "./people/people-access.ts";
import { SettingsFrame } from "./settings-frame.tsx";

export const meta = () => [{ title: deskTitle(deskScreens.settings.name) }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { people, settings } = context.get(deskContext);
  const { member } = context.get(sessionContext);
  const query = new URL(request.url).searchParams;
  const after = query.get("after") ?? undefined;
  const [list, sessions, view] = await Promise.all([
    people.list(),
    people.sessions(),
    settings.read({ who: query.get("who") || undefined, after }),
  ]);
  const mayManage = can(member.role, "managePeople");
  return { list, sessions, view, member, mayManage, isNewest: after === undefined, now: Date.now() };
}

type Answer = PeopleAnswer & { readonly tested?: TestResult };

/** Each button of the forms names what it does; the services check whether the member may. */
const changes: Readonly<Record<string, (people: PeopleAccess, field: Field) => Promise<Done>>> = {
  withdraw: (people, field) => people.withdraw(field("email")),
  changeRole: (people, field) => people.changeRole(field("id"), field("role")),
  remove: (people, field) => people.remove(field("id")),
  requireSecondStep: (people, field) => people.requireSecondStep(field("ofAll") === "yes"),
  endSession: (people, field) => people.endSession(field("id")),
};
type Field = (name: string) => string;

export async function action({ context, request }: ActionFunctionArgs) {
  const { people, settings } = context.get(deskContext);
  const { member } = context.get(sessionContext);
  const field = await fieldsOf(request);
  const [wanted, email, connection] = [field("do"), field("email"), field("connection")];
  if (wanted === "test" && isConnection(connection)) return data<Answer>({ tested: await settings.test(connection) });
  if (wanted === "invite") {
    const invited = await people.invite(email, field("role"));
    return "refused" in invited ? refusal(invited) : data<Answer>({ invited: { email, ...invited } });
  }
  if (wanted === "signOutEverywhere") {
    await people.signOutEverywhere(member.id);
    return redirect("/sign-in");
  }
  const change = Object.hasOwn(changes, wanted) ? changes[wanted] : undefined;
  const answer = change ? await change(people, field) : ({ refused: "badRequest" } as const);
  return "refused" in answer ? refusal(answer) : redirect(deskScreens.settings.path);
}

function refusal({ refused }: Refused) {
  const { message, status } = errorTable[refused];
  return data<Answer>({ error: message }, { status });
}

export default function SettingsRoute() {
  const { list, sessions, view, member, mayManage, isNewest, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const parts = {
    people: peopleWords.title,
    sessions: peopleWords.sessions,
    ...(view.isOwner && { connections: connectionsWords.title, launch: launchWords.title, audit: auditWords.title }),
  };
  return (
    <SettingsFrame parts={parts}>
      <People list={list} viewer={member} mayManage={mayManage} now={now} answer={answer} />
      <OwnSessions sessions={sessions} now={now} />
      <FirmSettings view={view} tested={answer?.tested} isNewest={isNewest} />
    </SettingsFrame>
  );
}
