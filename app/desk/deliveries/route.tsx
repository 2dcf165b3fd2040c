import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigation,
} from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { deskContext } from "#app/desk/desk-context.ts";
import { readForm } from "#app/desk/read-form.ts";
import { PageFrame, PageTop } from "#app/desk/ui/page-frame.tsx";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import { vendorNames, deliveriesWords as words } from "#content/desk/deliveries.ts";
import { deskScreens, deskTitle } from "#content/desk/shell.ts";
import * as styles from "./deliveries.module.css";
import { ArrivedTable, FailedTable, WaitingTable } from "./delivery-tables.tsx";
import { NothingOpen } from "./nothing-open.tsx";
import { RetryProgress } from "./retry-progress.tsx";
import { VendorHealth } from "./vendor-health.tsx";

export const meta = () => [{ title: deskTitle(deskScreens.deliveries.name) }];

const idPattern = /^[a-z0-9-]{3,40}:[\w-]{1,120}$/;

export function loader({ context, request }: LoaderFunctionArgs) {
  const retried = new URL(request.url).searchParams.getAll("retried").filter((id) => idPattern.test(id));
  return context.get(deskContext).deliveries.read({ retried });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const which = (await readForm(request)).get("delivery");
  if (typeof which !== "string" || (which !== "all" && !idPattern.test(which)))
    throw new Response("No such delivery", { status: 400 });
  const ids = await context.get(deskContext).deliveries.retry(which);
  // An address of more than 2,048 characters is refused.
  const query = new URLSearchParams(ids.slice(0, 20).map((id) => ["retried", id]));
  throw redirect(`${deskScreens.deliveries.path}?${query}`);
}

export default function Deliveries() {
  const view = useLoaderData<typeof loader>();
  const isSubmitting = useNavigation().state === "submitting";
  const { failed, waiting, arrived, untried, retried, mayRetry } = view;
  const isQuiet = failed.length + waiting.length + untried.length === 0;
  return (
    <PageFrame>
      <PageTop title={deskScreens.deliveries.name}>
        {mayRetry && failed.length > 0 && (
          <Form method="post">
            <Button type="submit" name="delivery" value="all" size="sm" busy={isSubmitting}>
              {words.retryAll(failed.length)}
            </Button>
          </Form>
        )}
        <p className={styles.intro}>{words.intro}</p>
      </PageTop>
      {retried.length > 0 && <RetryProgress retried={retried} />}
      <VendorHealth vendors={view.vendors} />
      {isQuiet ? (
        <NothingOpen vendors={view.vendors} />
      ) : (
        <>
          <PageSection title={words.failed} note={failed.length > 0 && words.failedNote(failed.length)}>
            {failed.length > 0 ? <FailedTable {...view} /> : <p>{words.failedNone}</p>}
            {view.hasMore && <p className={styles.more}>{words.more}</p>}
          </PageSection>
          <PageSection title={words.waiting} note={waiting.length > 0 && words.waitingNote(waiting.length)}>
            {waiting.length > 0 ? <WaitingTable {...view} /> : <p>{words.waitingNone}</p>}
            {untried.map(({ vendor, count }) => (
              <p key={vendor} className={styles.more}>
                {words.untried(count, vendorNames[vendor])}
              </p>
            ))}
          </PageSection>
        </>
      )}
      <PageSection
        title={words.arrived}
        note={arrived.length > 0 && `${arrived.length}${view.arrivedHasMore ? "+" : ""}`}
      >
        {arrived.length > 0 ? <ArrivedTable {...view} /> : <p>{words.arrivedNone}</p>}
      </PageSection>
    </PageFrame>
  );
}
