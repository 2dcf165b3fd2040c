import { roleNames } from "#content/desk/shell.ts";
import { isStage, stageNames } from "#domain/desk/leads/stages.ts";
import { type LeadAction, leadActions, type TimelineEvent } from "#domain/desk/leads/timeline.ts";
import { isRole } from "#domain/desk/people/roles.ts";
import { shortDay } from "#domain/time/desk-times.ts";

/** Entries of the audit log in the words of a lead's timeline. */

type Entry = {
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly from: string | null;
  readonly to: string | null;
};

type Names = ReadonlyMap<string, string>;

const otherActors: Readonly<Record<string, string>> = {
  board: "The CRM",
  site: "The site",
  command: "The command line",
};

/** A member's name, or what else made a change. */
export function actorName(actor: string, names: Names): string {
  return names.get(actor) ?? otherActors[actor] ?? "A former colleague";
}

const fields = { changeStage: "stage", assignLead: "owner", setFollowUp: "followUp" } as const;
type FieldAction = keyof typeof fields;
/** Ends the name of an action if a later change of the same field was stored already. */
const late = "Late";

const isFieldAction = (action: string): action is FieldAction => Object.hasOwn(fields, action);
const isLeadAction = (action: string): action is LeadAction => (leadActions as readonly string[]).includes(action);

export type ValueWords = { readonly names: Names; readonly now: number };

/** Of a lead or a member. */
export const isId = (text: string) => /^[0-9a-f-]{36}$/i.test(text);

/** A stored value as a reader knows it; empty for nothing. */
export function valueText(value: string, { names, now }: ValueWords): string {
  if (isStage(value)) return stageNames[value];
  if (isRole(value)) return roleNames[value];
  // A day has no time zone.
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return shortDay(Date.parse(`${value}T12:00:00Z`), now, "UTC");
  return names.get(value) ?? (isId(value) ? "a former colleague" : value);
}

/** Undefined for what the timeline shows in another way. */
export function changeEvent({ at, actor, action, from, to }: Entry, words: ValueWords): TimelineEvent | undefined {
  const author = actorName(actor, words.names);
  if (isLeadAction(action)) return { what: "action", at, author, action };
  const isLost = action.endsWith(late);
  const plain = isLost ? action.slice(0, -late.length) : action;
  if (!isFieldAction(plain)) return undefined;
  const field = fields[plain];
  const shown = (value: string | null) => valueText(value ?? "", words);
  return { what: "change", at, author, field, from: shown(from), to: shown(to), isLost };
}
