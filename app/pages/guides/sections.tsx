import { useId } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { SampleMark } from "#app/design/ui/facts/sample-mark.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { resolveAction } from "#content/actions.ts";
import type { GuideSection } from "#content/schemas/guide.ts";
import { Calendar } from "./24-weeks/calendar.tsx";
import { OwnerHours } from "./24-weeks/owner-hours.tsx";
import * as styles from "./frame/guide.module.css";
import { Sources } from "./frame/sources.tsx";
import { HoursRuler } from "./offer-in-hand/hours-ruler.tsx";
import { Letter } from "./offer-in-hand/letter.tsx";
import { RoomTable } from "./offer-in-hand/room-table.tsx";
import { FeeCurve } from "./our-fee/fee-curve.tsx";
import { Cases } from "./parts/cases.tsx";
import { Lines } from "./parts/lines.tsx";
import { PlainTable } from "./parts/plain-table.tsx";
import { Terms } from "./parts/terms.tsx";
import { Arrivals } from "./price-and-terms/arrivals.tsx";
import { Waterfall } from "./price-and-terms/waterfall.tsx";

/** The numbered sections of a guide, each with its heading, its drawing or table, and its sources. */
export function GuideSections({ sections }: { readonly sections: readonly GuideSection[] }) {
  return sections.map((section) => <NumberedSection key={section.id} section={section} />);
}

/** Printed on one sheet together with their heading; longer ones are cut between their rows. */
const onOneSheet: ReadonlySet<GuideSection["kind"]> = new Set(["waterfall", "fee-curve", "table"]);

function NumberedSection({ section }: { readonly section: GuideSection }) {
  const titleId = useId();
  const { id, title, lead, ground = "paper", sample = false, note, sources = [], next } = section;
  const link = next && resolveAction(next);
  return (
    <Section
      ground={ground}
      id={id}
      aria-labelledby={titleId}
      className={classNames(styles.section, section.kind === "room" && styles.ownSheet)}
    >
      <Frame padding="tight">
        <div
          className={classNames(
            section.kind === "table" && section.beside && styles.beside,
            onOneSheet.has(section.kind) && styles.whole,
          )}
        >
          <div className={classNames(styles.head, lead && "columns columns--two")}>
            <h2 className="title-1" id={titleId}>
              {title}
              <SampleMark of={{ sample }} />
            </h2>
            {lead && <p className="muted">{lead}</p>}
          </div>
          <div>
            <Body section={section} />
          </div>
        </div>
        {note && <p className={classNames(styles.note, "small")}>{note}</p>}
        {sources.length > 0 && <Sources sources={sources} />}
        {link && (
          <p className={classNames(styles.next, "screen-only")}>
            <TextLink to={link.to} icon="arrow-right">
              {link.label}
            </TextLink>
          </p>
        )}
      </Frame>
    </Section>
  );
}

/** One component per kind of section; a new drawing is a new kind. */
function Body({ section }: { readonly section: GuideSection }) {
  switch (section.kind) {
    case "hours":
      return <HoursRuler {...section} />;
    case "letter":
      return <Letter {...section} />;
    case "room":
      return <RoomTable {...section} />;
    case "waterfall":
      return <Waterfall {...section} />;
    case "arrivals":
      return <Arrivals {...section} />;
    case "owner-hours":
      return <OwnerHours {...section} />;
    case "calendar":
      return <Calendar {...section} />;
    case "fee-curve":
      return <FeeCurve {...section} />;
    case "table":
      return <PlainTable {...section} />;
    case "lines":
      return <Lines {...section} />;
    case "terms":
      return <Terms {...section} />;
    case "cases":
      return <Cases {...section} />;
  }
}
