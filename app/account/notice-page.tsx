import type { ReactNode, Ref } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { ActionRow } from "#app/shell/action-row.tsx";
import type { Action } from "#content/actions.ts";
import * as styles from "./notice-page.module.css";

type NoticePageProps = {
  readonly title: string;
  readonly lead: string;
  /** Shown between the lead and the actions. */
  readonly children?: ReactNode;
  readonly actions?: readonly Action[];
  /** Rows of the ledger on the right; a row without a value stays blank. */
  readonly lines: readonly { readonly label: string; readonly value?: string }[];
  /** Lets a page that changes its state move the focus to the new heading. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
};

/**
 * A page with one message on the left and a ledger of known facts on the right; for orders, deletions and dead links.
 */
export function NoticePage({ title, lead, children, actions, lines, headingRef }: NoticePageProps) {
  return (
    <Section flush className={styles.entry}>
      <Frame className="open">
        <div className={styles.columns}>
          <div>
            <h1 className="display-2" ref={headingRef}>
              {title}
            </h1>
            <p className="lead">{lead}</p>
            {children}
            {actions && <ActionRow actions={actions} className="wide-buttons" />}
          </div>
          <dl className={classNames(styles.blank, "reg")}>
            {lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value ?? <span className="sr">Blank</span>}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Frame>
    </Section>
  );
}
