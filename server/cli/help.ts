import { jobKinds, webhookKinds } from "#server/store/jobs/job-kinds.ts";

const kinds = Object.values(jobKinds);

/** What `npm run leads -- help` prints. */
export const help = `Leads, messages and deliveries of the site. Works while the server is running.

npm run leads -- <command> [options]

  list       lists leads, newest first
               --since 7d          or 12h, 2w, or a date such as 2026-11-03
               --min-score 55
               --industry dental   part of the industry's name
               --with-contact      only leads with an email address or a phone number
               --undelivered       only leads whose latest version the CRM does not have
               --limit 50
  messages   lists contact messages and report requests, newest first
               --since 7d
               --suspect           only messages held back as spam
               --limit 50
  show <id>  shows a lead as its call brief, with private page, messages, purchases and deliveries; or shows a message;
             the first characters of the id are enough
  export     exports leads as CSV, to the screen or to a new file that only you can read
               --out leads.csv
               --bom               adds a byte order mark, for spreadsheets that misread UTF-8
               and the filters of list
  grant <id> <package>
             unlocks professional or exitReadiness for an owner who paid another way, and prints the private link
               --mail              also mails the owner the download link; without it the owner is not notified
  revoke <id> <package>
             undoes a grant; refund a paid report in Stripe instead, which closes the download
  failures   lists failed deliveries to the CRM, by mail, to webhooks and to Stripe: given up, or waiting for the next try
               --kind mail-link    one kind only; requeue lists them
               --limit 50
  requeue    retries deliveries that were given up
               --id <id>           of one lead or message, with the lead's purchases
               --kind crm-lead     one of ${kinds.slice(0, 5).join(", ")},
                                   ${kinds.slice(5).join(", ")},
                                   or ${webhookKinds[0]} to ${webhookKinds.at(-1)} for webhooks
               --all-dead          all of them
  delete <id or email address>
             deletes a person's data: leads, messages and waiting mails at once, CRM items through the outbox;
             purchases keep what accounting needs, without the person
               --yes               without confirmation
  retain     deletes the data of everyone last heard from longer ago than this, in the same way
               --older-than 730d
               --yes               without confirmation

--json prints JSON instead of text, except for export.
Exit codes: 0 success, 1 not found or not possible, 2 wrong usage.
`;
