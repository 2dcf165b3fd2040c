import { useRouteError } from "react-router";
import { ErrorScreen } from "#app/shell/error-screen.tsx";

/** On the page itself and not at the root, so that the page's own headers hold for its failures too. */
export function PrivateError() {
  return <ErrorScreen error={useRouteError()} />;
}
