import { KeyNumber } from "#app/design/ui/key-number.tsx";
import { readinessWords as words } from "#content/report-arguments.ts";
import { ReportSheet, type SheetProps } from "./report-sheet.tsx";
import "./readiness-sheet.css";

export function ReadinessSheet(props: SheetProps) {
  const { report } = props;
  const stake = words.stake(report);
  return (
    <ReportSheet {...props} section="readiness" title={words.title} lead={words.lead(report)}>
      <ol className="pg__plan">
        {report.plan?.workstreams.map(({ title, note }, index) => (
          <li key={title}>
            <KeyNumber number={index + 1} />
            <h3>{title}</h3>
            <p>{note}</p>
          </li>
        ))}
      </ol>
      <h3 className="pg__sub">{words.orderTitle}</h3>
      <dl className="pg__order">
        {words.order.map(({ from, to, text }) => (
          <div key={from}>
            <dt className="figure">
              {from}–{to}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {stake && <p className="pg__stake">{stake}</p>}
    </ReportSheet>
  );
}
