import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { processConfidence } from "#content/pages/process-confidence.ts";
import * as styles from "./documents.module.css";
import { RedactedText } from "./redacted-text.tsx";

const { documents } = processConfidence;
type Sheet = (typeof documents.sheets)[number];

/** One document at three moments: a buyer may read more after signing more. */
export function ProcessDocuments() {
  return (
    <Section aria-labelledby="documents-title">
      <Frame>
        <div className={styles.head}>
          <h2 className="title-1" id="documents-title">
            {documents.title}
          </h2>
          <p className="lead">{documents.lead}</p>
        </div>
        <ol className={styles.papers}>
          {documents.sheets.map((sheet, index) => (
            <li key={sheet.id}>
              <h3 className="title-3">{sheet.readers}</h3>
              <p>
                <b className="figure">{sheet.count}</b> {sheet.text}
              </p>
              <Paper sheet={sheet} last={index === documents.sheets.length - 1} />
            </li>
          ))}
        </ol>
      </Frame>
    </Section>
  );
}

function Paper({ sheet, last }: { readonly sheet: Sheet; readonly last: boolean }) {
  return (
    <div className={classNames(styles.paper, last && "reg")}>
      <p className={classNames(styles.paperHead, "label")}>
        <span>{sheet.document}</span> <span>{sheet.when}</span>
      </p>
      <p className="title-3">{documents.project}</p>
      <dl>
        {documents.rows.map((row, index) => (
          <div key={row}>
            <dt>{row}</dt>
            <dd className="num">
              {sheet.cells[index]?.map((line) => (
                <span key={JSON.stringify(line)} className={styles.line}>
                  <RedactedText text={line} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
