import { counted } from "./counted.ts";

/** The weekly email to a member of the desk. Companies are named as in the alerts; no owner's figure is in it. */

export const digestWords = {
  kind: "Desk",
  subject: (toCall: number, followUps: number) =>
    toCall + followUps === 0
      ? "Your week on the desk"
      : `Your week: ${counted(toCall, "hot lead")} to call, ${counted(followUps, "follow-up")}`,
  preheader: (week: string) => `What happened ${week}, and what is due this week.`,
  why: (week: string) => `What happened ${week}, and what is due this week.`,
  hot: {
    title: "Hot leads without a call",
    none: "None is waiting.",
    since: (day: string) => `since ${day}`,
  },
  followUps: {
    title: "Follow-ups due by Sunday, yours and unassigned",
    none: "None is due.",
    late: (day: string) => `due ${day}, late`,
    due: (day: string) => `due ${day}`,
    nobody: "unassigned",
  },
  more: (count: number, isCapped: boolean) => `See ${count}${isCapped ? " or more" : " more"}`,
  funnel: { title: "The funnel", step: "Step", against: "Week before" },
  sales: {
    title: "Sales",
    none: "No report was sold.",
    sold: (count: number, amount: string) => `${counted(count, "report")} sold, ${amount}.`,
    refunded: (amount: string) => `${amount} refunded.`,
    disputes: (count: number) => `${counted(count, "dispute")} open.`,
  },
  failures: {
    title: "Deliveries",
    none: "Nothing waits for a person.",
    dead: (count: number, isCapped: boolean) =>
      `${count}${isCapped ? " or more" : ""} ${count === 1 ? "delivery failed and needs" : "deliveries failed and need"} a person.`,
    failing: (services: string) => `Not working now: ${services}.`,
  },
  open: "Open the desk",
  see: { funnel: "Open the funnel", sales: "Open sales", failures: "Open deliveries" },
  off: { text: "You get this every Monday at 8 am.", link: "Turn it off" },
  confidential: "Confidential. The links open the desk for the firm’s people only.",
} as const;

/** The page to which 'Turn it off' leads, by the mail that it is about. */
export const mailOffWords = {
  title: { digest: "Turn off the weekly email?", followUp: "Turn off follow-up emails?" },
  text: {
    digest: (email: string) => `${email} then gets no summary on Mondays.`,
    followUp: (email: string) => `${email} then gets no email on the morning of a follow-up. Today still lists them.`,
  },
  submit: "Turn it off",
  done: {
    title: "It is off",
    text: "You can turn it on again in the settings of the desk, under Your account.",
  },
  broken: {
    title: "This link is not complete",
    text: "Open the link from the email again, or turn the email off in the settings of the desk, under Your account.",
  },
  desk: "To the desk",
} as const;
