import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { sectionNames, marketWords as words } from "#content/report/report.ts";
import { type MarketReferenceId, marketReferences } from "#content/sources/market-references.ts";
import * as styles from "./market-sheet.module.css";
import { ReportSheet, type SheetProps, SheetTable } from "./report-sheet.tsx";

export function MarketSheet(props: SheetProps) {
  return (
    <ReportSheet
      {...props}
      section="market"
      title={words.title}
      lead={`${words.lead} ${words.own(props.report)}`.trimEnd()}
    >
      <SheetTable label={sectionNames.market} columns={words.columns} className={styles.market}>
        {words.groups.map(({ title, references }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={words.columns.length}>
                {title}
              </th>
            </tr>
            {references.map((id) => (
              <ReferenceRow key={id} id={id} />
            ))}
          </tbody>
        ))}
      </SheetTable>
      <p className={styles.note}>{words.note}</p>
      <Addresses />
    </ReportSheet>
  );
}

function ReferenceRow({ id }: { readonly id: MarketReferenceId }) {
  const { segment, metric, low, high, period, source, url } = marketReferences[id];
  return (
    <tr>
      <th scope="row">{segment}</th>
      <td>
        <b>{words.multiple({ low, high })}</b> {metric}
      </td>
      <td>{period}</td>
      <td>
        <SmartLink className="link" to={url}>
          {source}
        </SmartLink>
      </td>
    </tr>
  );
}

/** Links do not work on paper, so each source address is printed once. */
function Addresses() {
  const ids = words.groups.flatMap(({ references }): readonly MarketReferenceId[] => references);
  const addresses = new Set(ids.map((id) => marketReferences[id].url));
  return (
    <div className={styles.addresses} aria-hidden="true">
      <h3>{words.addresses}</h3>
      <ul>
        {[...addresses].map((url) => (
          <li key={url}>{url.replace(/^https:\/\/(?:www\.)?/, "")}</li>
        ))}
      </ul>
    </div>
  );
}
