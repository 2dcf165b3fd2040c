import { NoticePage } from "#app/account/notice-page.tsx";
import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { ctas } from "#content/cta.ts";
import { missingValuation as words } from "#content/pages/valuation-private.ts";

/** What every private page shows for an unknown id. */
export function MissingValuation() {
  return (
    <>
      <NoticePage {...words} lines={words.lines.map((label) => ({ label }))} />
      <CtaBanner cta={ctas.valuation} />
    </>
  );
}
