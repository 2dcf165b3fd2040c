import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { deskContext, sessionContext } from "#app/desk/desk-context.ts";
import { PageFrame, PageTop } from "#app/desk/ui/page-frame.tsx";
import { deskScreens, deskTitle } from "#content/desk/shell.ts";
import { CallQueue } from "./call-queue.tsx";
import { Counts } from "./counts.tsx";
import { FirstCall } from "./first-call.tsx";
import { News } from "./news.tsx";
import * as styles from "./today.module.css";
import { todayView } from "./today-view.ts";
import { Weeks } from "./weeks.tsx";

export const meta = () => [{ title: deskTitle(deskScreens.today.name) }];

export async function loader({ context }: LoaderFunctionArgs) {
  return todayView(await context.get(deskContext).today.read(), context.get(sessionContext).member);
}

/** Whom to call first and what to say, then everything else that waits. */
export default function Today() {
  const view = useLoaderData<typeof loader>();
  return (
    <PageFrame>
      <PageTop title={view.day}>
        <p className={styles.visited}>{view.visited}</p>
      </PageTop>
      <FirstCall call={view.first} />
      <Counts counts={view.counts} />
      {view.queue.length > 0 && <CallQueue rows={view.queue} most={view.most} allCalls={view.allCalls} />}
      <News view={view} />
      {!view.weeks.isEmpty && <Weeks weeks={view.weeks} />}
    </PageFrame>
  );
}
