import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { pageMeta } from "#app/shell/head/page-meta.ts";
import { faqPage } from "#app/shell/head/structured-data.ts";
import { ctas } from "#content/cta.ts";
import { faq } from "#content/faq.ts";
import { faqPage as words } from "#content/pages/faq.ts";
import { FaqAskUs } from "./ask-us.tsx";
import { FaqOpening } from "./opening.tsx";

export const meta = pageMeta("faq", words.head, { structuredData: import.meta.env.SSR ? [faqPage(faq)] : [] });

export default function Faq() {
  return (
    <>
      <FaqOpening />
      <FaqAskUs />
      <CtaBanner cta={ctas.faq} />
    </>
  );
}
