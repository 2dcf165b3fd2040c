import { BuyerKey, BuyerMap } from "#app/charts/buyer-map.tsx";
import { Gantt } from "#app/charts/gantt.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { type PreviewFigure, platformPreview as preview } from "#content/pages/platform-preview.ts";
import { OffersChart } from "./offers-chart.tsx";

function SlideHead({ title, note }: { readonly title: string; readonly note?: string }) {
  return (
    <div className="dash__t">
      <b className="head-4">{title}</b>
      {note && <span className="label num">{note}</span>}
    </div>
  );
}

/** Three figures along the foot of the sheet. */
function Trio({ figures }: { readonly figures: readonly PreviewFigure[] }) {
  return (
    <dl className="trio">
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function DealProgress() {
  const { heading, note, weeks, today, phases, ticks, firstTick, summary, offers, figures } = preview.dealProgress;
  return (
    <>
      <SlideHead title={heading} note={note} />
      <Gantt label={summary} weeks={weeks} rows={phases} today={today} ticks={ticks} firstTick={firstTick} draws />
      <div className="dash__o">
        <SlideHead title={offers.heading} />
        <OffersChart {...offers} />
      </div>
      <Trio figures={figures} />
    </>
  );
}

export function BuyerInsights() {
  const { heading, note, sectors, figures } = preview.buyerInsights;
  return (
    <>
      <SlideHead title={heading} note={note} />
      <div className="bi">
        <BuyerMap sectors={sectors} />
        <ul>
          {sectors.map(({ id, label, count, shape }) => (
            <li key={id}>
              <BuyerKey shape={shape} />
              <span>{label}</span>
              <span className="figure">{count}</span>
            </li>
          ))}
        </ul>
      </div>
      <Trio figures={figures} />
    </>
  );
}

type DocumentKind = (typeof preview.documentCenter.documents)[number]["kind"];

const documentIcons: Record<DocumentKind, IconName> = {
  memorandum: "document",
  model: "spreadsheet",
  nda: "signature",
  offers: "scales",
  customers: "people",
};

export function DocumentCenter() {
  const { heading, note, columns, documents, figures } = preview.documentCenter;
  return (
    <>
      <SlideHead title={heading} note={note} />
      <table className="tbl docs">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index === columns.length - 1 ? "r" : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {documents.map(({ kind, name, opened, status, tone }) => (
            <tr key={kind}>
              <th scope="row">
                <span>
                  <Icon name={documentIcons[kind]} />
                  {name}
                </span>
              </th>
              <td>{opened}</td>
              <td className="r">
                <Badge tone={tone}>{status}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Trio figures={figures} />
    </>
  );
}
