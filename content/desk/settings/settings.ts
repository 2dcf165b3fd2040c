/** Words around the parts of the settings. */
export const settingsWords = {
  note: "Every change is kept in the audit log",
  parts: "Parts of the settings",
  refused: {
    title: "Connections are for owners.",
    text: (owners: readonly string[]) =>
      `You can see that they work on Deliveries. To test or change one, ask ${oneOf(owners)}.`,
  },
} as const;

const either = new Intl.ListFormat("en-US", { type: "disjunction" });

function oneOf(owners: readonly string[]): string {
  return owners.length === 0 ? "an owner of the desk" : either.format(owners);
}
