import { SectionHead } from "#app/design/ui/section.tsx";
import * as styles from "./component-sheet.module.css";
import { Specimen } from "./specimen.tsx";

const typeStyles = [
  { name: "display-1", text: "Sell it once." },
  { name: "display-2", text: "What would a buyer pay?" },
  { name: "title-1", text: "Where the multiples land." },
  { name: "title-2", text: "Bootstrapped and profitable" },
  { name: "title-3", text: "How long does a sale take?" },
  { name: "head-4", text: "Offers against your valuation" },
  { name: "lead", text: "We are paid only when yours closes." },
  { name: "body", text: "Every buyer, NDA and letter of intent, as it happens." },
  { name: "small", text: "Buyer activity, kept current by software and checked by a partner." },
  { name: "label", text: "days to first LOI" },
  { name: "tick", text: "$8M\u2003$9M\u2003$10M\u2003Week 1\u20034\u20038" },
  { name: "figure", text: "$8.4M – $11.4M" },
] as const;

export function TypeSection() {
  return (
    <Specimen id="type" title="Type">
      <dl className={styles.type}>
        {typeStyles.map(({ name, text }) => (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd className={name}>{text}</dd>
          </div>
        ))}
      </dl>
      <SectionHead
        title="Statement left, explanation right."
        lead="Both end on one baseline. Once a page, and never twice running."
      />
    </Specimen>
  );
}
