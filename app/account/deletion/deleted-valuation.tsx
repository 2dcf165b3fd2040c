import { useEffect, useRef } from "react";
import { NoticePage } from "#app/account/notice-page.tsx";
import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { focusHeading } from "#app/valuation/focus-heading.ts";
import { ctas } from "#content/cta.ts";
import { deletionWords } from "#content/privacy/deletion.ts";
import { clearLocalData } from "./clear-local-data.ts";
import * as styles from "./deletion.module.css";

const words = deletionWords.done;

/** Confirms the deletion and clears this browser's copies. */
export function DeletedValuation({ valuationId }: { readonly valuationId: string }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    clearLocalData(valuationId);
    // The focused element was removed with the valuation.
    if (document.activeElement === document.body) focusHeading(root.current);
  }, [valuationId]);

  return (
    <div ref={root} className={styles.deleted}>
      <NoticePage {...words} />
      <CtaBanner cta={ctas.valuation} />
    </div>
  );
}
