import type { Waiting } from "./configured.ts";
import { undelivered } from "./store/job-care.ts";
import { jobKinds } from "./store/job-kinds.ts";
import type { Store } from "./store/open.ts";

const mailKinds = Object.values(jobKinds).filter((kind) => kind.startsWith("mail-"));

/** For the lines at the start. */
export async function whatWaits(store: Store): Promise<Waiting> {
  const mails = await Promise.all(mailKinds.map((kind) => undelivered(store, kind)));
  return {
    leadsWaiting: await undelivered(store, jobKinds.crmLead),
    mailsWaiting: mails.reduce((sum, count) => sum + count, 0),
  };
}
