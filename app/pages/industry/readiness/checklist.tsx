import { classNames } from "#app/design/ui/class-names.ts";
import { Status, StatusLegend } from "#app/design/ui/facts/status.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { industryPage } from "#content/pages/industry.ts";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import { readinessStatus } from "#domain/readiness/readiness-status.ts";
import * as styles from "./checklist.module.css";

const words = industryPage.checklist;
type Checklist = SectionOf<"checklist">;

/** Eight items with a status by number: as a list, or as tiles with one row per status. */
export function IndustryChecklist({ layout, ...section }: Checklist) {
  return layout === "tiles" ? <Tiles {...section} /> : <Paper {...section} />;
}

type LayoutProps = Omit<Checklist, "layout">;

function Paper({ title, lead, ground = "paper", items }: LayoutProps) {
  return (
    <Section ground={ground} aria-labelledby="checklist-title">
      <Frame>
        <div className={classNames(styles.paper, "on-paper")}>
          <div className={styles.paperHead}>
            <h2 className="title-1" id="checklist-title">
              {title}
            </h2>
            {lead && <p className="muted">{lead}</p>}
            <Tally count={items.length} />
          </div>
          <ol className={styles.rows}>
            {items.map((item, index) => (
              <li key={item.title}>
                <span className={classNames(styles.rowNumber, "figure")}>{index + 1}</span>
                <h3 className="head-4">{item.title}</h3>
                <p>{item.note}</p>
                <Status value={readinessStatus(index + 1)} className="small muted" />
              </li>
            ))}
          </ol>
          <Legend />
        </div>
      </Frame>
    </Section>
  );
}

/** One cell per item, and the number done. */
function Tally({ count }: { readonly count: number }) {
  const statuses = Array.from({ length: count }, (_, index) => readinessStatus(index + 1));
  const complete = statuses.filter((status) => status === "complete").length;
  return (
    <div className={styles.tally}>
      <span className="figure">
        {complete} {words.of} {count}
      </span>
      <span className="label">{words.tally}</span>
      <span className={styles.cells} aria-hidden="true">
        {statuses.map((status, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells are their numbers
          <i key={index} data-status={status} />
        ))}
      </span>
    </div>
  );
}

function Tiles({ title, lead, ground = "paper", items }: LayoutProps) {
  return (
    <Section ground={ground} aria-labelledby="checklist-title">
      <Frame className={styles.tilesFrame}>
        <div className={styles.tilesHead}>
          <h2 className="title-1" id="checklist-title">
            {title}
          </h2>
          {lead && <p className="muted">{lead}</p>}
          <Legend />
        </div>
        <ol className={classNames(styles.tiles, "bleed")}>
          {items.map((item, index) => {
            const status = readinessStatus(index + 1);
            return (
              <li key={item.title} className={contextOf(status, ground)} data-status={status}>
                <span className={classNames(styles.tileNumber, "figure")}>{index + 1}</span>
                <Status value={status} className="small muted" />
                <h3 className="title-3">{item.title}</h3>
                <p>{item.note}</p>
              </li>
            );
          })}
        </ol>
      </Frame>
    </Section>
  );
}

/** Complete items are solid: dark on paper, light on green. */
function contextOf(status: ReturnType<typeof readinessStatus>, ground: NonNullable<Checklist["ground"]>): string {
  if (status === "complete") return ground === "pine" ? "on-paper" : "on-pine";
  return ground === "pine" ? "on-pine" : "on-paper";
}

function Legend() {
  return (
    <div className={styles.legend}>
      <StatusLegend />
      <p className="label">{words.example}</p>
    </div>
  );
}
