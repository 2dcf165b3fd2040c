import { useCallback, useState } from "react";
import { type LoaderFunctionArgs, type MiddlewareFunction, Outlet, redirect, useLoaderData } from "react-router";
import { deskContext, sessionContext } from "#app/desk/desk-context.ts";
import { shellWords } from "#content/desk/shell.ts";
import { KeysDialog } from "./keys-dialog.tsx";
import { Rail } from "./rail.tsx";
import * as styles from "./signed-in.module.css";
import { TabBar } from "./tab-bar.tsx";
import { TopBar } from "./top-bar.tsx";
import { useDeskKeys } from "./use-desk-keys.ts";
import { useLiveChanges } from "./use-live-changes.ts";

/** In a middleware, because loaders run side by side: a check in this layout's loader would not stop the screen's. */
const requireSession: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const session = await context.get(deskContext).session();
  if (!session) {
    throw redirect(`/desk/sign-in?to=${encodeURIComponent(screenAddress(request.url))}`);
  }
  context.set(sessionContext, session);
  return next();
};

/** A click in the browser asks for the screen's data, not for the screen. */
function screenAddress(asked: string): string {
  const { pathname, searchParams } = new URL(asked);
  searchParams.delete("_routes");
  const query = searchParams.toString();
  return pathname.replace(/(\/_root)?\.data$/, "") + (query && `?${query}`);
}

export const middleware = [requireSession];

export async function loader({ context }: LoaderFunctionArgs) {
  const { member } = context.get(sessionContext);
  const desk = context.get(deskContext);
  const [changeToken, counts] = await Promise.all([desk.changeToken(), desk.railCounts()]);
  return { member, changeToken, counts };
}

/** The frame of every screen: a rail on the left; below 960 px a bar at the top and tabs at the bottom. */
export default function SignedIn() {
  const { member, changeToken, counts } = useLoaderData<typeof loader>();
  useLiveChanges(changeToken);
  // 0 while it is closed. A key can open it again before its close event arrives.
  const [keysOpening, setKeysOpening] = useState(0);
  const showKeys = useCallback(() => setKeysOpening((last) => last + 1), []);
  useDeskKeys(showKeys);
  return (
    <div className={styles.desk}>
      <a className="skip" href="#main">
        {shellWords.skip}
      </a>
      <TopBar counts={counts} />
      <Rail member={member} counts={counts} showKeys={showKeys} />
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      <TabBar counts={counts} />
      {keysOpening > 0 && <KeysDialog openingId={String(keysOpening)} onClose={() => setKeysOpening(0)} />}
    </div>
  );
}
