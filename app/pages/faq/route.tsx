import { CtaBanner } from "#app/shell/cta-banner.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { faqPage } from "#app/shell/structured-data.ts";
import { ctas } from "#content/cta.ts";
import { faq } from "#content/faq.ts";
import { faqPage as words } from "#content/pages/faq.ts";
import { FaqAsk } from "./ask.tsx";
import { FaqOpening } from "./opening.tsx";

export const meta = pageMeta("faq", words.head, { structuredData: import.meta.env.SSR ? [faqPage(faq)] : [] });

export default function Faq() {
  return (
    <>
      <FaqOpening />
      <FaqAsk />
      <CtaBanner cta={ctas.faq} />
    </>
  );
}
