import { useRouteError } from "react-router";
import { ErrorScreen } from "#app/shell/error-screen.tsx";

/** Per page instead of at the root, so that the page's private headers also apply to its errors. */
export function PrivateError() {
  return <ErrorScreen error={useRouteError()} />;
}
