/**
 * The addresses at which each screen of the desk is measured, by the route's file. Every route with a loader is here: a
 * test compares. The layout is loaded with each of them.
 */
export const screenAddresses: Readonly<Record<string, (given: Given) => readonly string[]>> = {
  "shell/signed-in.tsx": () => [],
  "today/route.tsx": () => [""],
  "deliveries/route.tsx": () => ["/deliveries"],
  "sales/route.tsx": ({ month }) => ["/sales", `/sales?month=${month}`, `/sales?month=${month}&show=refunds`],
  "funnel/route.tsx": ({ monday }) => ["/funnel", `/funnel?week=${monday}`],
  "messages/route.tsx": () => ["/messages", "/messages?show=unanswered", "/messages?show=heldBack"],
  // Its filters and searches are measured one by one by `desk-costs.ts`.
  "leads/route.tsx": () => ["/leads", "/leads?q=kestrel+plumbing"],
  "lead/route.tsx": ({ leadId }) => [`/leads/${leadId}`],
  "settings/route.tsx": ({ busyMember, rareMember }) => [
    "/settings",
    `/settings?who=${busyMember}`,
    `/settings?who=${rareMember}`,
  ],
  "shell/changes-route.ts": () => ["/changes"],
};

type Given = {
  /** A lead of the middle of the store. */
  readonly leadId: string;
  /** YYYY-MM and a Monday (YYYY-MM-DD) half a year ago. */
  readonly month: string;
  readonly monday: string;
  /** Somebody who is in the audit log often, and somebody who is not. */
  readonly busyMember: string;
  readonly rareMember: string;
};

/** What a click in the browser asks for: the data of a screen, without its page. */
export function dataAddress(screen: string): string {
  const [path = "", query] = screen.split("?");
  if (path === "/changes") return `/desk${path}`;
  return `/desk${path}.data${query === undefined ? "" : `?${query}`}`;
}
