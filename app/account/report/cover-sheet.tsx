import { Engraving } from "#app/design/art/engraving.tsx";
import { Logo } from "#app/design/art/logo.tsx";
import { coverWords as words } from "#content/report.ts";
import type { SheetProps } from "./report-sheet.tsx";
import "./cover-sheet.css";

export function CoverSheet({ report }: SheetProps) {
  return (
    <section className="pg pg--cover on-pine" id="cover" aria-labelledby="cover-title">
      <Engraving />
      <Logo />
      <h1 id="cover-title">{words.title(report)}</h1>
      <p className="pg__kind">{words.kind}</p>
      <dl>
        {words.facts(report).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
