import { z } from "zod";
import { type IndustryReferenceId, industryReferences } from "#content/sources/industry-references.ts";
import { type ReadinessStatus, readinessStatus } from "#domain/readiness/readiness-status.ts";
import { chartSchema } from "./chart.ts";

const sentence = z.string().min(20).max(240);
const title = z.string().min(4).max(60);
const name = z.string().min(3).max(48);

/** Weeks of the calendar, both counted: [3, 6] is weeks 3 to 6. */
const weeks = z.tuple([z.int().min(1).max(30), z.int().min(1).max(30)]).refine(([first, last]) => first <= last);

/** The value as printed and the noun that it counts. */
const figure = z.strictObject({ value: z.string().min(1).max(10), noun: z.string().min(2).max(64) });

/** Three kinds of owner, and what is different about each one's sale. */
const owners = z.strictObject({
  title,
  items: z.array(z.strictObject({ title: name, stat: figure, description: sentence })).length(3),
});

/** The drawing of the page with its captions. Its data illustrates, and the note says so. */
const drawing = z
  .strictObject({
    /** In the section ruler. */
    label: z.string().min(3).max(16),
    title,
    lead: sentence,
    /** `plate` is the industry's own plate, with the captions' numbers on it. */
    drawing: z.enum(["cohorts", "arch", "machines", "seasons", "contract", "plate"]),
    /** A text alternative of one sentence. */
    alt: sentence,
    note: z.string().min(6).max(90),
    captions: z
      .array(
        z.strictObject({
          title: name,
          text: sentence,
          figure: figure.optional(),
          /** On the plate: the place of the number, in percent from the upper left corner. */
          at: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]).optional(),
        }),
      )
      .min(3)
      .max(5),
  })
  .refine(({ drawing: kind, captions }) => captions.every(({ at }) => (at !== undefined) === (kind === "plate")), {
    message: "captions of a plate say where they are, those of other drawings do not",
  });

/** The firm's ranges on one axis with published ones, and why the two differ. */
const multiples = z.strictObject({
  axis: z.strictObject({ max: z.number().positive(), step: z.number().positive(), unit: z.string().min(2).max(24) }),
  rows: z
    .array(
      z.strictObject({
        name,
        note: z.string().min(4).max(60),
        range: z.tuple([z.number(), z.number()]).readonly(),
        text: z.string().min(3).max(32),
        /** It counts something else than the axis, so it is printed and not drawn. */
        offAxis: z.boolean().optional(),
        /** One client's sale instead of a range. */
        story: z.boolean().optional(),
      }),
    )
    .max(3),
  references: z
    .array(z.enum(Object.keys(industryReferences) as IndustryReferenceId[]))
    .min(2)
    .max(5),
  /** Size, growth, recurring revenue, year: why the published figures differ from the firm's. */
  why: z.array(z.string().min(40).max(420)).min(1).max(3),
  /** Results of the firm's sales, each with what it counts. */
  proof: z
    .array(z.strictObject({ figure, text: sentence }))
    .min(3)
    .max(5)
    .optional(),
});

/** The numbers that a buyer of this industry checks: four as charts, the others as a list. */
const dashboard = z.strictObject({
  title,
  lead: sentence,
  charts: z
    .array(z.strictObject({ title: name, figure, text: z.string().min(15).max(160), plot: chartSchema }))
    .length(4),
  /** Title, unit, text. */
  list: z
    .array(z.tuple([name, z.string().min(1).max(28), z.string().min(15).max(150)]))
    .min(4)
    .max(8),
});

/** Who buys. One dot per buyer; the brass ones are those who bid. */
const buyers = z.strictObject({
  pool: z.strictObject({ count: z.int().min(20).max(240), value: z.string().max(8), noun: z.string().min(4).max(48) }),
  /** Name, text and, if there is one, a figure. */
  categories: z
    .array(z.tuple([name, sentence, z.string().max(24).optional()]))
    .min(3)
    .max(6),
  /** Title and text. */
  notes: z.strictObject({ title, items: z.array(z.tuple([name, sentence])).length(3) }),
});

/** How the price is paid. Splits illustrate; their average is the published share of cash. */
const structure = z
  .strictObject({
    lead: sentence,
    /** The published share; absent where the firm publishes none. */
    cashAtClose: z.number().min(0).max(100).optional(),
    items: z
      .array(
        z.strictObject({
          name,
          note: z.string().min(6).max(64),
          text: sentence,
          /** Percent in cash at close, in rollover equity, and later. */
          split: z
            .tuple([z.number().min(1).max(100), z.number().min(0), z.number().min(0)])
            .refine((parts) => parts.reduce((sum, part) => sum + part) === 100, "parts of one price"),
        }),
      )
      .length(3),
    /** What the last part of the split is. */
    deferred: name,
  })
  .refine(({ items }) => new Set(items.map(({ split }) => split[0])).size === items.length, "cash differs by buyer")
  .refine(
    ({ cashAtClose, items }) =>
      cashAtClose === undefined || items.reduce((sum, { split }) => sum + split[0], 0) === cashAtClose * items.length,
    "the average is the published share",
  );

const phases = z.array(z.strictObject({ title: name, weeks })).length(3);

/** A bar matches its status: finished before today, running today, or still to begin. */
const agrees = ([first, last]: readonly [number, number], today: number, status: ReadinessStatus) =>
  ({ complete: last <= today, progress: first - 1 < today && today < last, pending: first - 1 >= today })[status];

/** Eight workstreams inside three phases. Their status depends on their number (`readinessStatus`). */
const workstreams = z
  .strictObject({
    kind: z.literal("workstreams"),
    title,
    phases,
    /** Weeks that have passed in the example. */
    today: z.number().positive(),
    items: z.array(z.strictObject({ title: name, note: z.string().min(15).max(90), weeks })).length(8),
    /** What follows the last phase. */
    afterwards: z.string().min(20).max(300),
  })
  .refine(
    ({ today, items }) => items.every((item, index) => agrees(item.weeks, today, readinessStatus(index + 1))),
    "items 1 to 3 end by today, 4 and 5 run today, 6 to 8 begin later",
  );

/** One command center, two jurisdictions, three phases: what happens on each side and when. */
const dualTrack = z.strictObject({
  kind: z.literal("dualTrack"),
  title,
  phases,
  tracks: z
    .array(
      z.strictObject({
        name,
        /** One list per phase. */
        steps: z.array(z.array(z.string().min(4).max(70)).min(1).max(3)).length(3),
      }),
    )
    .length(2),
  workstreams: z.array(z.strictObject({ title: name, text: sentence })).length(3),
  afterwards: z.string().min(20).max(300),
});

/** The sections between the opening and the questions, in the order of the page. */
export const industrySections = {
  owners,
  drawing,
  multiples,
  dashboard,
  buyers,
  structure,
  timeline: z.discriminatedUnion("kind", [workstreams, dualTrack]),
} as const;

export type IndustrySection<K extends keyof typeof industrySections> = z.infer<(typeof industrySections)[K]>;
