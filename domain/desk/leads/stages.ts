import { crmStage } from "#domain/leads/crm/crm-payload.ts";

/** How far the firm is with a lead, in the order of the work. */
export const stages = ["new", "tried", "talked", "meeting", "engaged", "notNow"] as const;
export type Stage = (typeof stages)[number];

export const isStage = (text: string): text is Stage => (stages as readonly string[]).includes(text);

/** The firm no longer calls these to win the mandate. */
const closedStages: readonly Stage[] = ["engaged", "notNow"];
export const openStages: readonly Stage[] = stages.filter((stage) => !closedStages.includes(stage));

export const stageNames: Readonly<Record<Stage, string>> = {
  new: "New",
  tried: "Tried",
  talked: "Talked",
  meeting: "Meeting set",
  engaged: "Engaged",
  notNow: "Not now",
};

/** The status labels on the CRM board. A new lead's item has the label that it is created with. */
export const boardLabels: Readonly<Record<Stage, string>> = { ...stageNames, new: crmStage };

/** The stage of a label on the board; undefined for a label that the desk does not have. */
export function stageOfBoardLabel(label: string): Stage | undefined {
  const wanted = label.trim().toLowerCase();
  return stages.find((stage) => boardLabels[stage].toLowerCase() === wanted);
}
