import { BuyerKey, BuyerMap } from "#app/design/charts/buyer-map.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Badge } from "#app/design/ui/facts/badge.tsx";
import { Icon, type IconName } from "#app/design/ui/icon.tsx";
import * as tableStyles from "#app/design/ui/tables/table.module.css";
import { lazySheets } from "#content/pages/platform-preview-lazy.ts";
import * as styles from "./platform-preview.module.css";
import { FigureRow, SlideHead } from "./platform-slide-parts.tsx";

export function BuyerInsights() {
  const { heading, note, sectors, figures } = lazySheets.buyerInsights;
  return (
    <>
      <SlideHead title={heading} note={note} />
      <div className={styles.buyers}>
        <BuyerMap sectors={sectors} />
        <ul>
          {sectors.map(({ id, label, count, shape }) => (
            <li key={id}>
              <BuyerKey shape={shape} />
              <span>{label}</span>
              <b className="figure">{count}</b>
            </li>
          ))}
        </ul>
      </div>
      <FigureRow figures={figures} />
    </>
  );
}

type DocumentKind = (typeof lazySheets.documentCenter.documents)[number]["kind"];

const documentIcons: Record<DocumentKind, IconName> = {
  memorandum: "document",
  model: "spreadsheet",
  nda: "signature",
  offers: "scales",
  customers: "people",
};

export function DocumentCenter() {
  const { heading, note, columns, documents, figures } = lazySheets.documentCenter;
  return (
    <>
      <SlideHead title={heading} note={note} />
      <table className={classNames(tableStyles.table, styles.documents)}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index === columns.length - 1 ? tableStyles.numeric : undefined}>
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
              <td className={tableStyles.numeric}>
                <Badge tone={tone}>{status}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <FigureRow figures={figures} />
    </>
  );
}
