import { panelWords } from "#content/depth/panels.ts";
import { type SharePart, shareLimits } from "#domain/sharing/share.ts";

/** The owner's page of a valuation: its history, its shared links, its scenarios and a reminder. */
export const privatePage = {
  head: {
    title: "Your Private Page",
    description:
      "Your valuation over time on a private link: every update with its date, the links you share, your scenarios and a reminder.",
  },
  /** On the result page. */
  link: "Your private page: value over time, sharing",
  title: (company: string) => `${company}, your private page`,
  range: "Estimated value range",
  update: "Update my figures",
  open: "Open the valuation",

  history: {
    more: (money: string, since: string) => `${money} more than ${since}`,
    less: (money: string, since: string) => `${money} less than ${since}`,
    same: (since: string) => `As much as ${since}`,
    sinceMonth: (month: string) => `in ${month}`,
    sinceDay: (day: string) => `on ${day}`,
    /** All figures are of one day. */
    sinceFirst: "with the first figures",
    text: (why: string) =>
      `${why}. Your first figures are kept, and the last ones of each day on which you change them.`,
    /** With a single snapshot there is nothing to draw. */
    only: {
      title: "The first entry of your record",
      text: (date: string) =>
        `Your figures of ${date} are kept here. Update them when a year closes or a contract changes, and this page shows how the value moves and why.`,
    },
    from: {
      profit: (money: string) => `${money} from profit`,
      multiple: (money: string) => `${money} from the multiple`,
      formula: (money: string) => `${money} from a changed formula`,
      none: "No change",
    },
    chart: {
      label: (points: string) => `Value over time: ${points}.`,
      point: (value: string, date: string) => `${value} on ${date}`,
      note: (from: string) => `Estimate and range, 85% to 115%. The axis starts at ${from}.`,
    },
    change: {
      trend: (trend: string) => `Trend turns to ${trend.toLowerCase()}`,
      recurring: (percent: number) => `${percent}% recurring`,
      profitUp: (money: string) => `Profit reaches ${money}`,
      profitDown: (money: string) => `Profit falls to ${money}`,
      none: "Same figures",
      first: (trend: string, percent: number) => `${trend}, ${percent}% recurring`,
    },
    table: {
      label: "Snapshots",
      columns: {
        date: "Date",
        profit: "Profit",
        trend: "Trend",
        recurring: "Recurring",
        multiple: "Multiple",
        estimate: "Estimate",
        change: "Change",
        why: "Why",
      },
      first: "First figures",
    },
    remove: {
      title: "Remove a snapshot",
      text: "The first one and today’s stay. The ones that remain are compared with each other.",
      button: "Remove",
      named: (date: string) => `Remove the snapshot of ${date}`,
    },
    sameMethod: "All entries use the same formula, so they compare. The first one never changes.",
    otherMethod:
      "The formula changed between two entries. What that did to the value is listed separately from what you changed. The first entry stays as it was.",
  },

  scenarios: {
    title: "Your scenarios, side by side",
    text: "Up to three, saved in ‘What would move it?’ on the result page. They change nothing in your estimate.",
    none: "None is saved yet. In ‘What would move it?’ on the result page, set the sliders and choose ‘Save as scenario’.",
    today: "Today",
    rows: {
      profit: "Pre-tax profit",
      trend: "Growth trend",
      recurring: "Recurring revenue",
      multiple: "Multiple",
      estimate: "Estimate",
      range: "Range",
      difference: "Against today",
    },
    remove: "Remove",
    removeNamed: (name: string) => `Remove ${name}`,
  },

  share: {
    title: "Share with my accountant",
    text: "A second link, for reading only. It shows what you tick, and you can close it at any time.",
    partsLabel: "What it shows",
    always: { label: "Range, drivers, worksheet", note: "Always" },
    parts: {
      addBacks: { label: panelWords.addBacks.title, note: "So they can check it" },
      proceeds: { label: panelWords.proceeds.title, note: "Debt and tax rate" },
      history: { label: "Value over time", note: "" },
    } satisfies Record<SharePart, { label: string; note: string }>,
    /** Nothing was entered in that panel yet. */
    notEntered: "Nothing entered yet",
    forWhom: { label: "For whom", placeholder: "Name, for your list only" },
    day: "Open through",
    make: "Make a read-only link",
    list: "Links you have made",
    none: "None yet. The first one appears here with its address.",
    open: (date: string) => `Open through ${date}.`,
    expired: (date: string) => `Ended on ${date}. The address now shows nothing.`,
    closed: (date: string) => `Closed by you on ${date}. The address now shows nothing.`,
    unread: "Not read yet.",
    read: (times: number, last: string) =>
      `Read ${times === 1 ? "once" : times === 2 ? "twice" : `${times} times`}, last on ${last}.`,
    shows: (parts: readonly string[]) => `Shows ${["range, drivers, worksheet", ...parts].join("; ")}.`,
    address: "Address",
    copy: "Copy",
    copied: "Copied",
    copyFailed: "Please select and copy the address",
    close: "Close this link",
    closeNamed: (label: string) => `Close this link, for ${label}`,
    state: { open: "Open", expired: "Ended", closed: "Closed" },
    full: `${shareLimits.open} links are open. Close one to make another.`,
    fine: "Anyone with an open link can read it and pass it on. No reader can change a figure or see your other links.",
  },

  reminder: {
    title: "A reminder, if you want one",
    text: "One e-mail with your private link, so that you can enter the new figures. Its subject does not say what it is about.",
    when: "When",
    months: (count: number) => `In ${count} months`,
    email: "E-mail address",
    otherEmail: "Another e-mail address",
    known: "Leave it empty for the address that you gave us.",
    stored: "We store it with your valuation, where our partners can see it.",
    set: "Remind me",
    planned: (date: string) => `Planned for ${date}.`,
    sent: (date: string) => `Sent on ${date}. You can plan another.`,
    stop: "Stop the reminder",
    /** The page that the mail leads to: opening it alone stops nothing. */
    stopPage: {
      title: "Stop the reminder?",
      text: "We then send no reminder about this page. The page itself stays as it is.",
      none: { title: "No reminder is planned", text: "Nothing will be sent." },
      back: "To my private page",
    },
  },

  /** The follow-up emails that the owner agreed to. */
  emails: {
    agreed: (date: string, left: number) =>
      `You agreed to short emails on ${date}. At most ${left} more ${left === 1 ? "comes" : "come"}.`,
    stop: "Stop these emails",
    stopPage: {
      title: "Stop these emails?",
      text: "We then send none of the short emails that you agreed to. Your page stays as it is.",
      none: { title: "No emails are planned", text: "Nothing will be sent." },
    },
  },

  notes: {
    shared: "The link is made. Its address is in the list.",
    closed: "The link is closed. Its address shows nothing now.",
    labelWrong: `Please say for whom it is, in at most ${shareLimits.labelLength} characters.`,
    dayWrong: "Please choose a day from today on.",
    linksFull: `${shareLimits.open} links are open already. Close one first.`,
    reminded: "The reminder is planned.",
    stopped: "The reminder is stopped. Nothing will be sent.",
    emailsStopped: "These emails are stopped. We send no more of them.",
    emailWrong: "Please enter a full e-mail address, such as name@company.com.",
    emailMissing: "Please enter the address that the reminder goes to.",
    mailsLimited: "We have already sent this address as many emails as we send in a day. Please try again tomorrow.",
    removed: "The scenario is removed.",
    snapshotRemoved: "The snapshot is removed.",
    failed: "That did not work. Nothing was changed. Please try again in a moment.",
  },

  owner: "Anyone with this link can open this page, and can delete it.",
  remove: "Delete this page and all snapshots",
} as const;

/** What the reader of a shared link sees. */
export const sharedPage = {
  head: {
    title: "A Shared Valuation",
    description:
      "A preliminary valuation that its owner shares by a private link, for reading only and for a limited time.",
  },
  readOnly: "Read only.",
  by: "Shared by the owner.",
  until: (date: string) => `Open through ${date}`,
  title: (company: string) => `${company}, preliminary valuation`,
  columns: { line: "Line", amount: "Amount" },
  addBacks: {
    title: panelWords.addBacks.title,
    text: "The owner’s own list. It replaces the allowance of 10% in the formula; the estimate above is unchanged.",
    document: "Document",
    profit: "Pre-tax profit",
    missing: (document: string) => `${document}: still to find`,
    ebitda: "Adjusted EBITDA by this list",
    documented: "Value if all of it is documented",
    provable: "Value with the documents at hand",
    bracket: (multiple: string) =>
      `This EBITDA lies in another size bracket of the formula. Both values keep the ${multiple} of the estimate, because buyers’ prices do not jump at an edge.`,
  },
  proceeds: {
    title: "What the owner would keep",
    text: "From the estimate to cash at close, with the owner’s entries. Not tax advice.",
    price: "Price: the estimate",
    fee: (percent: number) => `Success fee, ${percent}%`,
    later: "Escrow and seller note, paid later",
    atRisk: "Earn-out and rollover, at risk",
    tax: (percent: number) => `Tax at close, ${percent}% as entered`,
    cashAtClose: "Cash at close",
    beforeTax: "Cash at close, before tax",
  },
  /** The same words for an address that ended, was closed or never existed. */
  gone: {
    title: "This link is not open.",
    lead: "Nothing behind it can be read. Ask the person who sent it for a new one.",
  },
} as const;
