import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
} from "react-router";
import { deskContext, sessionContext } from "#app/desk/desk-context.ts";
import { readForm } from "#app/desk/read-form.ts";
import { useLastAnswer } from "#app/desk/ui/use-last-answer.ts";
import { apiTokensWords } from "#content/desk/settings/api-tokens.ts";
import { auditWords } from "#content/desk/settings/audit.ts";
import { connectionsWords } from "#content/desk/settings/connections.ts";
import { launchWords } from "#content/desk/settings/launch.ts";
import { ownAccountWords } from "#content/desk/settings/own-account.ts";
import { ownerMailsWords } from "#content/desk/settings/owner-mails.ts";
import { partnerSitesWords } from "#content/desk/settings/partner-sites.ts";
import { peopleWords } from "#content/desk/settings/people.ts";
import { webhooksWords } from "#content/desk/settings/webhooks.ts";
import { deskScreens, deskTitle } from "#content/desk/shell.ts";
import { can } from "#domain/desk/people/roles.ts";
import { FirmSettings } from "./firm-settings.tsx";
import { ConfirmDialog } from "./own/confirm-dialog.tsx";
import { OwnAccount } from "./own/own-account.tsx";
import { OwnSessions } from "./own/own-sessions.tsx";
import { People } from "./people/people.tsx";
import { runSettingsForm, type SettingsAnswer } from "./run-settings-form.ts";
import { SettingsFrame } from "./settings-frame.tsx";

export const meta = () => [{ title: deskTitle(deskScreens.settings.name) }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { people, own, settings } = context.get(deskContext);
  const { member } = context.get(sessionContext);
  const query = new URL(request.url).searchParams;
  const after = query.get("after") ?? undefined;
  const [list, account, view] = await Promise.all([
    people.list(),
    own.read(),
    settings.read({ who: query.get("who") || undefined, after }),
  ]);
  const mayManage = can(member.role, "managePeople");
  return { list, account, view, member, mayManage, isNewest: after === undefined, now: Date.now() };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const result = await runSettingsForm(context.get(deskContext), await readForm(request));
  return "to" in result ? redirect(result.to) : data(result.answer, { status: result.status ?? 200 });
}

export default function SettingsRoute() {
  const { list, account, view, member, mayManage, isNewest, now } = useLoaderData<typeof loader>();
  const answer = useLastAnswer<SettingsAnswer>();
  const navigate = useNavigate();
  const parts = {
    people: peopleWords.title,
    account: ownAccountWords.title,
    sessions: ownAccountWords.sessions.title,
    ...(view.isOwner && {
      connections: connectionsWords.title,
      webhooks: webhooksWords.title,
      api: apiTokensWords.title,
      "owner-mails": ownerMailsWords.title,
      partners: partnerSitesWords.title,
      launch: launchWords.title,
      audit: auditWords.title,
    }),
  };
  return (
    <SettingsFrame parts={parts}>
      <People list={list} viewer={member} mayManage={mayManage} now={now} answer={answer} />
      <OwnAccount account={account} member={member} now={now} answer={answer} />
      <OwnSessions sessions={account.sessions} now={now} />
      <FirmSettings view={view} answer={answer} isNewest={isNewest} />
      {answer?.confirmation && (
        <ConfirmDialog
          confirmation={answer.confirmation}
          onClose={() => navigate(".", { replace: true, preventScrollReset: true })}
        />
      )}
    </SettingsFrame>
  );
}
