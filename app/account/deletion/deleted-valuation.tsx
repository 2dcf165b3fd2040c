import { useEffect, useRef } from "react";
import { BlankEntry } from "#app/account/blank-entry.tsx";
import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { focusHeading } from "#app/valuation/focus-heading.ts";
import { ctas } from "#content/cta.ts";
import { deletionWords } from "#content/deletion.ts";
import * as styles from "./deletion.module.css";
import { forgetHere } from "./forget-here.ts";

const words = deletionWords.done;

/** Confirms the deletion and clears this browser's copies. */
export function DeletedValuation({ valuationId }: { readonly valuationId: string }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    forgetHere(valuationId);
    // The focused element was removed with the valuation.
    if (document.activeElement === document.body) focusHeading(root.current);
  }, [valuationId]);

  return (
    <div ref={root} className={styles.deleted}>
      <BlankEntry {...words} />
      <CtaBanner cta={ctas.valuation} />
    </div>
  );
}
