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
  show <id>  a lead as its call brief, or a message, with its purchases and how its deliveries stand;
             the first characters of the id are enough
  export     leads as CSV, on the screen or into a new file that only you can read
               --out leads.csv
               --bom               for spreadsheets that take UTF-8 for something else
               and the filters of list
  grant <id> <package>
             opens professional or exitReadiness for an owner who paid in another way
  requeue    gives deliveries that were given up all their tries again
               --id <id>           of one lead or message
               --kind crm-lead     crm-lead, crm-message, mail-alert, mail-link or mail-message
               --all-dead
  delete <id or e-mail address>
             removes a person's data: leads, messages and waiting mails at once, the CRM's items by the outbox;
             of what was bought stays what the books need, without whose it was
               --yes               without asking
  retain     removes whoever was last heard of that long ago, in the same way
               --older-than 730d
               --yes               without asking

--json prints list, messages, show, grant, requeue, delete and retain for programs.
Exit codes: 0 done, 1 not found or not possible, 2 asked wrongly.
`;
