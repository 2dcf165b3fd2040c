/** What goes wrong on purpose. `restart` is a SIGTERM and the start after it. */
export const troubles = [
  "crmDown",
  "crmFailing",
  "modelSlow",
  "modelDown",
  "mailDown",
  "mailRefusing",
  "store",
  "restart",
] as const;
export type Trouble = (typeof troubles)[number];

/** In milliseconds since the start. */
export type Spell = { readonly trouble: Trouble; readonly from: number; readonly to: number };

/** In hundredths of the whole. They overlap, as troubles do; the restart falls into three others, so that answers are under way. */
const course: readonly (readonly [Trouble, number, number])[] = [
  ["crmDown", 8, 20],
  ["crmFailing", 20, 32],
  ["modelSlow", 18, 46],
  ["mailDown", 26, 34],
  ["mailRefusing", 34, 48],
  ["restart", 40, 40],
  ["modelDown", 46, 52],
  ["store", 58, 72],
  ["crmFailing", 64, 76],
];

/** Long enough to be noticed by whoever is in trouble, however short the whole is. */
const leastMs = 12_000;

/** The last part is calm: what was held up is delivered, and everybody is served as before. */
export function soakPlan(minutes: number): readonly Spell[] {
  const hundredth = (minutes * 60_000) / 100;
  return course.map(([trouble, from, to]) => ({
    trouble,
    from: Math.round(from * hundredth),
    to:
      trouble === "restart"
        ? Math.round(to * hundredth)
        : Math.round(Math.max(to * hundredth, from * hundredth + leastMs)),
  }));
}

export type Phase = { readonly from: number; readonly to: number; readonly troubles: readonly Trouble[] };

/** The stretches in which the same things go wrong. */
export function phasesOf(spells: readonly Spell[], until: number): readonly Phase[] {
  const edges = [...new Set([0, until, ...spells.flatMap(({ from, to }) => [from, to])])]
    .filter((edge) => edge <= until)
    .sort((a, b) => a - b);
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? 0;
    return { from, to, troubles: troublesIn(spells, from, to) };
  });
}

/** What went wrong at any time of this stretch, its edges left out. */
function troublesIn(spells: readonly Spell[], from: number, to: number): readonly Trouble[] {
  return spells.filter((spell) => spell.from < to && spell.to > from).map(({ trouble }) => trouble);
}

/** How long after its end each trouble may still be felt: by then everything must have recovered by itself. */
export const recoveryMs: Readonly<Record<Trouble, number>> = {
  crmDown: 30_000,
  crmFailing: 30_000,
  modelSlow: 15_000,
  modelDown: 15_000,
  mailDown: 30_000,
  mailRefusing: 30_000,
  store: 15_000,
  restart: 1_000,
};

/** What may be felt by a request that was under way from one time to another. */
export function feltBetween(spells: readonly Spell[], from: number, to: number): ReadonlySet<Trouble> {
  return new Set(
    spells
      .filter((spell) => spell.from <= to && spell.to + recoveryMs[spell.trouble] >= from)
      .map(({ trouble }) => trouble),
  );
}

/** The part that health must name while this goes wrong; a slow model still answers. */
export const namedByHealth: Readonly<Partial<Record<Trouble, "crm" | "mail" | "analysis" | "store">>> = {
  crmDown: "crm",
  crmFailing: "crm",
  modelDown: "analysis",
  mailDown: "mail",
  mailRefusing: "mail",
  store: "store",
};
