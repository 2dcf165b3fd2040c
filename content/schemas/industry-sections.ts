import { z } from "zod";
import { type MarketReferenceId, marketReferences } from "#content/market-references.ts";
import { type ReadinessStatus, readinessStatus } from "#domain/readiness/readiness-status.ts";
import { microChartSchema } from "./micro-chart.ts";

const sentence = z.string().min(20).max(240);
const title = z.string().min(8).max(60);
const lead = z.string().min(30).max(220).optional();
/** The background is chosen per page: one pine section for the strongest proof, ease for explanation. */
const ground = z.enum(["paper", "ease", "pine"]).optional();
const opening = { title, lead, ground };

/** Weeks of the calendar, both counted: [3, 6] is weeks 3 to 6. */
const weeks = z.tuple([z.int().min(1).max(30), z.int().min(1).max(30)]).refine(([first, last]) => first <= last);

/** The value as printed and the noun that it counts. */
const figure = z.strictObject({ value: z.string().min(1).max(10), noun: z.string().min(2).max(48) });

/** Which owners come to us, and what is different about each one's sale. */
const archetypes = z.strictObject({
  kind: z.literal("archetypes"),
  ...opening,
  items: z
    .array(z.strictObject({ title: z.string().min(8).max(48), stat: figure, description: sentence }))
    .min(3)
    .max(4),
});

/** Details of the industry's plate, enlarged: `view` cuts x, y, width and height out of its 400 by 320. */
const visuals = z.strictObject({
  kind: z.literal("visuals"),
  ...opening,
  items: z
    .array(
      z.strictObject({
        view: z
          .tuple([z.number().min(0), z.number().min(0), z.number().min(60), z.number().min(48)])
          .refine(([x, y, width, height]) => x + width <= 400 && y + height <= 320, "a part of the plate"),
        alt: z.string().min(10).max(90),
        label: z.string().min(4).max(40),
        metric: figure,
        caption: sentence,
      }),
    )
    .min(3)
    .max(4),
});

/** Multiples on one axis; public reference points may be shown beside them, with source and period. */
const benchmarks = z.strictObject({
  kind: z.literal("benchmarks"),
  ...opening,
  axis: z.strictObject({ max: z.number().positive(), step: z.number().positive(), unit: z.string().min(2).max(24) }),
  rows: z
    .array(
      z
        .strictObject({
          name: z.string().min(4).max(40),
          note: z.string().min(4).max(60),
          from: z.number(),
          to: z.number(),
          text: z.string().min(3).max(32),
          highlighted: z.boolean().optional(),
          /** One client's sale instead of a range: from first offer to final price, or the price alone. */
          story: z.boolean().optional(),
        })
        .refine(({ from, to, story }) => from < to || (story && from === to), "a range has two ends"),
    )
    .min(1)
    .max(4),
  /** Ids of `content/market-references.ts`. They share the axis only where it counts the same thing. */
  references: z
    .array(z.enum(Object.keys(marketReferences) as MarketReferenceId[]))
    .max(3)
    .optional(),
});

/** Measured results, as figures with their noun. */
const proof = z.strictObject({
  kind: z.literal("proof"),
  ...opening,
  items: z
    .array(z.strictObject({ figure, text: sentence }))
    .min(3)
    .max(5),
});

/** The numbers that a buyer of this industry checks. */
const dashboard = z.strictObject({
  kind: z.literal("dashboard"),
  ...opening,
  tiles: z
    .array(
      z.strictObject({
        figure: z.string().min(1).max(10),
        title: z.string().min(4).max(40),
        text: z.string().min(15).max(110),
        chart: microChartSchema.optional(),
      }),
    )
    .min(4)
    .max(12),
});

/** The documents that a seller shows: what each one is, and what it proves. */
const artifacts = z.strictObject({
  kind: z.literal("artifacts"),
  ...opening,
  items: z
    .array(
      z.strictObject({
        title: z.string().min(4).max(48),
        detail: sentence,
        lines: z
          .array(z.strictObject({ name: z.string().min(3).max(36), value: z.string().min(1).max(24) }))
          .min(2)
          .max(5),
      }),
    )
    .min(3)
    .max(4),
});

/** How the price is paid. Splits illustrate; cash is the published share. */
const structures = z.strictObject({
  kind: z.literal("structures"),
  ...opening,
  items: z
    .array(
      z
        .strictObject({
          name: z.string().min(6).max(48),
          note: z.string().min(6).max(64),
          cash: z.number().min(0).max(100),
          rollover: z.number().min(0).max(100),
          deferred: z.number().min(0).max(100),
        })
        .refine(({ cash, rollover, deferred }) => cash + rollover + deferred === 100, "parts of one price"),
    )
    .min(2)
    .max(4),
  labels: z.strictObject({
    cash: z.string().min(4).max(40),
    rollover: z.string().min(4).max(40),
    deferred: z.string().min(4).max(40),
    note: z.string().min(4).max(40),
  }),
});

/** Who buys. One dot per buyer; the brass ones are those who bid. */
const buyers = z.strictObject({
  kind: z.literal("buyers"),
  ...opening,
  pool: z.strictObject({ count: z.int().min(20).max(240), value: z.string().max(8), noun: z.string().min(4).max(48) }),
  /** The firm's narrowing after the pool: interested parties, competing offers. */
  narrowing: z.array(figure).max(2).optional(),
  categories: z
    .array(z.strictObject({ name: z.string().min(4).max(48), figure: z.string().max(24).optional(), text: sentence }))
    .min(3)
    .max(6),
});

/** Eight workstreams. Their status depends on their number (`readinessStatus`). */
const eightItems = z
  .array(
    z.strictObject({ title: z.string().min(6).max(48), note: z.string().min(15).max(120), weeks: weeks.optional() }),
  )
  .length(8);

const phase = z.strictObject({ title: z.string().min(4).max(40), weeks });

/** A bar matches its status: finished before today, running today, or still to begin. */
const agrees = ([first, last]: readonly [number, number], today: number, status: ReadinessStatus) =>
  ({ complete: last <= today, progress: first - 1 < today && today < last, pending: first - 1 >= today })[status];

/** Eight workstreams over the weeks to market, as bars. */
const roadmap = z
  .strictObject({
    kind: z.literal("roadmap"),
    ...opening,
    weeks: z.int().min(4).max(26),
    /** Weeks that have passed in the example. */
    today: z.number().positive(),
    items: z.array(z.strictObject({ ...eightItems.element.shape, weeks })).length(8),
    /** Named above the weeks they take. */
    phases: z.array(phase).length(3).optional(),
  })
  .refine(({ weeks: all, items }) => items.every((item) => item.weeks[1] <= all), "work within the weeks shown")
  .refine(
    ({ today, items }) => items.every((item, index) => agrees(item.weeks, today, readinessStatus(index + 1))),
    "items 1 to 3 end by today, 4 and 5 run today, 6 to 8 begin later",
  );

/** Eight items as a checklist or as numbered tiles. */
const checklist = z.strictObject({
  kind: z.literal("checklist"),
  ...opening,
  layout: z.enum(["list", "tiles"]),
  items: eightItems,
});

const phases = z.strictObject({
  kind: z.literal("phases"),
  ...opening,
  phases: z
    .array(
      z.strictObject({
        ...phase.shape,
        items: z.array(z.string().min(10).max(110)).min(2).max(5),
      }),
    )
    .length(3),
  /** What follows the last phase, in one sentence. */
  afterwards: sentence.optional(),
});

/** A statement in plain text with its points: how a market works, who reaches whom. */
const argument = z.strictObject({
  kind: z.literal("argument"),
  ...opening,
  points: z
    .array(z.strictObject({ title: z.string().min(4).max(48), text: sentence, figure: figure.optional() }))
    .min(2)
    .max(5),
});

/** The main drawing of the page. Its data illustrates, and the note says so. */
const annotatedDrawing = z.strictObject({
  kind: z.literal("annotatedDrawing"),
  ...opening,
  drawing: z.enum(["cohorts", "arch", "machines", "seasons"]),
  /** A text alternative of one sentence. */
  alt: sentence,
  note: z.string().min(6).max(90),
  /** Keyed to places in the drawing by their number. */
  captions: z
    .array(z.strictObject({ title: z.string().min(3).max(48), text: sentence, figure: figure.optional() }))
    .min(3)
    .max(5),
});

/** A contract from signature to renewal, frame by frame. */
const storyboard = z.strictObject({
  kind: z.literal("storyboard"),
  ...opening,
  frames: z
    .array(
      z.strictObject({
        scene: z.enum(["sign", "staff", "grow", "renew"]),
        alt: z.string().min(10).max(90),
        title: z.string().min(4).max(40),
        metric: figure.optional(),
        text: sentence,
      }),
    )
    .length(4),
});

/** One command center, two jurisdictions, three phases: what happens on each side and when. */
const dualTrack = z.strictObject({
  kind: z.literal("dualTrack"),
  ...opening,
  workstreams: z.array(z.strictObject({ title: z.string().min(4).max(48), text: sentence })).length(3),
  phases: z.array(phase).length(3),
  tracks: z
    .array(
      z.strictObject({
        name: z.string().min(4).max(24),
        /** One list per phase. */
        steps: z.array(z.array(z.string().min(4).max(70)).min(1).max(3)).length(3),
      }),
    )
    .length(2),
  /** Where the two tracks meet. */
  meeting: z.string().min(4).max(60),
});

export const industrySectionSchema = z.discriminatedUnion("kind", [
  archetypes,
  visuals,
  benchmarks,
  proof,
  dashboard,
  artifacts,
  structures,
  buyers,
  roadmap,
  checklist,
  phases,
  argument,
  annotatedDrawing,
  storyboard,
  dualTrack,
]);

export type IndustrySection = z.infer<typeof industrySectionSchema>;
export type SectionOf<K extends IndustrySection["kind"]> = Extract<IndustrySection, { kind: K }>;
