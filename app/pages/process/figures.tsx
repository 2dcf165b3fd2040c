import { ProcessAuction } from "./auction.tsx";
import { ProcessMonths } from "./months.tsx";

/** What the process does to time and price. Its styles come with the page: see the route. */
export function ProcessFigures() {
  return (
    <>
      <ProcessMonths />
      <ProcessAuction />
    </>
  );
}
