import { type Stage, stages } from "#domain/desk/leads/stages.ts";

/** The stage of a lead whose owner has booked a call; a later stage stays. */
export function stageAfterBooking(stage: Stage): Stage {
  return stages.indexOf(stage) < stages.indexOf("meeting") ? "meeting" : stage;
}
