import { ProcessAuction } from "./process-auction.tsx";
import { ProcessMonths } from "./process-months.tsx";

/** What the process does to time and price. Its styles come with the page: see the route. */
export function ProcessFigures() {
  return (
    <>
      <ProcessMonths />
      <ProcessAuction />
    </>
  );
}
