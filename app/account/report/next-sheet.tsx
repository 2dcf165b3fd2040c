import { nextWords as words } from "#content/report.ts";
import { Disclaimer, Person } from "./closing.tsx";
import { ReportSheet, type SheetProps } from "./report-sheet.tsx";
import "./next-sheet.css";

export function NextSheet(props: SheetProps) {
  return (
    <ReportSheet {...props} section="next" title={words.title}>
      <ol className="pg__rows pg__next">
        {words.steps(props.report).map(({ title, text, takes }, index) => (
          <li key={title}>
            <span className="figure" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <p>{takes}</p>
          </li>
        ))}
      </ol>
      <Person />
      <Disclaimer />
    </ReportSheet>
  );
}
