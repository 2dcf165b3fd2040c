import { ProcessAuction } from "./auction.tsx";
import { ProcessMonths } from "./months.tsx";

/** What the process does to time and price. */
export function ProcessFigures() {
  return (
    <>
      <ProcessMonths />
      <ProcessAuction />
    </>
  );
}
