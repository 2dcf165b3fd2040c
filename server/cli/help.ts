import { jobKinds } from "#server/store/jobs/job-kinds.ts";

const kinds = Object.values(jobKinds);

/** What `npm run leads -- help` prints. */
export const help = `The firm's side of the site: leads, messages and their deliveries. It works beside the running server.

npm run leads -- <command> [options]

  list       leads, newest first
               --since 7d          also 12h, 2w, or a day such as 2026-11-03
               --min-score 55
               --industry dental   a part of the industry's name
               --with-contact      only with an e-mail address or a phone number
               --undelivered       only those that the CRM does not have as they are now
               --limit 50
  messages   contact and report requests, newest first
               --since 7d
               --suspect           only those held back as a robot's
               --limit 50
  show <id>  a lead as its call brief, with its messages, its purchases and how its deliveries stand; or a message;
             the first characters of the id are enough
  export     leads as CSV, on the screen or into a new file that only you can read
               --out leads.csv
               --bom               for spreadsheets that take UTF-8 for something else
               and the filters of list
  grant <id> <package>
             opens professional or exitReadiness for an owner who paid in another way, and prints the private link
               --mail              also mails the owner the download link; without it the owner is not told
  revoke <id> <package>
             undoes a grant; what was paid for is refunded in Stripe instead, which closes the download
  failures   deliveries to the CRM, by mail and to Stripe that failed: given up, or to be tried again
               --kind mail-link    one kind only; requeue lists them
               --limit 50
  requeue    gives deliveries that were given up all their tries again
               --id <id>           of one lead or message, with the lead's purchases
               --kind crm-lead     one of ${kinds.slice(0, 5).join(", ")},
                                   ${kinds.slice(5).join(", ")}
               --all-dead
  delete <id or e-mail address>
             removes a person's data: leads, messages and waiting mails at once, the CRM's items by the outbox;
             of what was bought stays what the books need, without whose it was
               --yes               without asking
  retain     removes everybody last heard from that long ago, in the same way
               --older-than 730d
               --yes               without asking

--json prints all but export for programs.
Exit codes: 0 done, 1 not found or not possible, 2 asked wrongly.
`;
