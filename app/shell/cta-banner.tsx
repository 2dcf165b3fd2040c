import { useId } from "react";
import { Band } from "#app/design/art/band.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { Badge } from "#app/design/ui/facts/badge.tsx";
import { Frame } from "#app/design/ui/section.tsx";
import type { Cta } from "#content/cta.ts";
import { ActionRow } from "./action-row.tsx";
import * as styles from "./cta-banner.module.css";

/** The green banner at the end of a page: one question and the next step. */
export function CtaBanner({ cta }: { readonly cta: Cta }) {
  const titleId = useId();
  return (
    <section className={classNames(styles.banner, "lazy-layout on-pine")} aria-labelledby={titleId}>
      <div className={styles.art} aria-hidden="true">
        <Band />
      </div>
      <Frame>
        <div className={classNames(styles.question, "columns columns--two")}>
          <div className={styles.title}>
            <Badge tone="line">{cta.badge}</Badge>
            <h2 className="display-2" id={titleId}>
              {cta.title}
            </h2>
          </div>
          <div className={styles.text}>
            <p className="muted">{cta.description}</p>
            <ActionRow actions={[cta.primary, cta.secondary]} ground="pine" className="wide-buttons" />
          </div>
        </div>
      </Frame>
    </section>
  );
}
