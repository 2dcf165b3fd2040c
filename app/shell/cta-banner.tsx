import { useId } from "react";
import { Band } from "#app/design/art/band.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Frame } from "#app/design/ui/section.tsx";
import type { Cta } from "#content/cta.ts";
import { ActionRow } from "./action-row.tsx";
import * as styles from "./cta-banner.module.css";

/** Varies the engraved wave by title. */
const shiftOf = (title: string) =>
  cssVariables({ "--shift": title.length % 7, "--flip": title.length % 2 === 0 ? 1 : -1 });

/** The green banner at the end of a page: one question and the next step. */
export function CtaBanner({ cta }: { readonly cta: Cta }) {
  const titleId = useId();
  return (
    <section className={classNames(styles.banner, "lazy-layout on-pine")} aria-labelledby={titleId}>
      <div className={styles.art} aria-hidden="true" style={shiftOf(cta.title)}>
        <Band />
      </div>
      <Frame>
        <div className={classNames(styles.question, "columns columns--two")}>
          <h2 className="display-2" id={titleId}>
            {cta.title}
          </h2>
          <div className={styles.text}>
            <p className="muted">{cta.description}</p>
            <ActionRow actions={[cta.primary, cta.secondary]} ground="pine" className={styles.actions} />
            <p className={classNames(styles.note, "label")}>{cta.note}</p>
          </div>
        </div>
      </Frame>
    </section>
  );
}
