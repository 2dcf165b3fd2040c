import type { ReactNode } from "react";
import { BuyerMap } from "#app/design/charts/buyer-map.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Redacted } from "#app/design/ui/quotes/redaction.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { buyerSourcingPage } from "#content/pages/buyer-sourcing.ts";
import * as styles from "./buyer-deliverables.module.css";
import { mandateSectors, mandateStart } from "./buyer-mandate.ts";

const { title, map, order, log } = buyerSourcingPage.deliverables;

/** The three documents that an owner gets, drawn as sheets. */
export function BuyerDeliverables() {
  return (
    <Section flush aria-labelledby="deliverables-title">
      <Frame>
        <h2 className={classNames(styles.title, "title-1")} id="deliverables-title">
          {title}
        </h2>
        <div className={styles.deliverables}>
          <Deliverable {...map} head={map.paper}>
            <BuyerMap sectors={mandateSectors} start={mandateStart} />
          </Deliverable>
          <Deliverable
            {...order}
            head={
              <>
                {order.paper} <span>{order.column}</span>
              </>
            }
          >
            <ol>
              {order.rows.map(({ fit, bar }, index) => (
                <li key={fit} className="num">
                  <span>{index + 1}</span>
                  <Redacted reason={order.withheld} length={bar} />
                  <span>{fit}</span>
                </li>
              ))}
            </ol>
          </Deliverable>
          <Deliverable {...log} head={log.paper}>
            <ul>
              {log.rows.map(({ when, what }) => (
                <li key={when} className="num">
                  <span>{when}</span> <span>{what}</span>
                </li>
              ))}
            </ul>
          </Deliverable>
        </div>
      </Frame>
    </Section>
  );
}

type DeliverableProps = {
  readonly title: string;
  readonly text: string;
  readonly head: ReactNode;
  readonly children: ReactNode;
};

/** The sheet is a picture of the document; the text below says what it is for. */
function Deliverable({ title: name, text, head, children }: DeliverableProps) {
  return (
    <article className="entry">
      <div className={styles.tray} aria-hidden="true">
        <div className={classNames(styles.sheet, "on-paper")}>
          <p className={styles.sheetHead}>{head}</p>
          {children}
        </div>
      </div>
      <h3 className="title-3">{name}</h3>
      <p>{text}</p>
    </article>
  );
}
