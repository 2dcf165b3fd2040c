import { Frame, Section } from "#app/design/ui/section.tsx";
import { Status, StatusLegend } from "#app/design/ui/status.tsx";
import { industryPage } from "#content/pages/industry.ts";
import type { SectionOf } from "#content/schemas/industry-sections.ts";
import { readinessStatus } from "#domain/readiness/readiness-status.ts";
import "./checklist.css";

const words = industryPage.checklist;
type Checklist = SectionOf<"checklist">;

/** Eight items in the state that their number gives them: as a working paper, or as tiles, a row for each status. */
export function IndustryChecklist({ layout, ...section }: Checklist) {
  return layout === "tiles" ? <Tiles {...section} /> : <Paper {...section} />;
}

type LayoutProps = Omit<Checklist, "layout">;

function Paper({ title, lead, ground = "paper", items }: LayoutProps) {
  return (
    <Section ground={ground} aria-labelledby="checklist-title">
      <Frame>
        <div className="ich on-paper">
          <div className="ich__h">
            <h2 className="title-1" id="checklist-title">
              {title}
            </h2>
            {lead && <p className="muted">{lead}</p>}
            <Tally count={items.length} />
          </div>
          <ol className="ich__l">
            {items.map((item, index) => (
              <li key={item.title}>
                <span className="ich__n figure">{index + 1}</span>
                <h3 className="head-4">{item.title}</h3>
                <p>{item.note}</p>
                <Status value={readinessStatus(index + 1)} />
              </li>
            ))}
          </ol>
          <Legend />
        </div>
      </Frame>
    </Section>
  );
}

/** One cell an item, and how many are done in figures. */
function Tally({ count }: { readonly count: number }) {
  const statuses = Array.from({ length: count }, (_, index) => readinessStatus(index + 1));
  const complete = statuses.filter((status) => status === "complete").length;
  return (
    <div className="ich__t">
      <span className="figure">
        {complete} {words.of} {count}
      </span>
      <span className="label">{words.tally}</span>
      <span className="ich__c" aria-hidden="true">
        {statuses.map((status, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells are their numbers
          <i key={index} className={`is-${status}`} />
        ))}
      </span>
    </div>
  );
}

function Tiles({ title, lead, ground = "paper", items }: LayoutProps) {
  return (
    <Section ground={ground} aria-labelledby="checklist-title">
      <Frame className="ict">
        <div className="ict__h">
          <h2 className="title-1" id="checklist-title">
            {title}
          </h2>
          {lead && <p className="muted">{lead}</p>}
          <Legend />
        </div>
        <ol className="ict__g bleed">
          {items.map((item, index) => {
            const status = readinessStatus(index + 1);
            return (
              <li key={item.title} className={`is-${status} ${contextOf(status, ground)}`}>
                <span className="ict__n figure">{index + 1}</span>
                <Status value={status} />
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

/** What is complete is solid: dark on paper, light on pine. */
function contextOf(status: ReturnType<typeof readinessStatus>, ground: NonNullable<Checklist["ground"]>): string {
  if (status === "complete") return ground === "pine" ? "on-paper" : "on-pine";
  return ground === "pine" ? "on-pine" : "on-paper";
}

function Legend() {
  return (
    <div className="ich__k">
      <StatusLegend />
      <p className="label">{words.example}</p>
    </div>
  );
}
