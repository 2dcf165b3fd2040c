import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { Accordion } from "#app/design/ui/navigation/accordion.tsx";
import { Tabs } from "#app/design/ui/navigation/tabs.tsx";
import * as styles from "./component-sheet.module.css";
import { OnPine, Specimen } from "./specimen.tsx";

const questions = [
  {
    id: "when-paid",
    question: "When do you get paid?",
    answer: "At closing, from the proceeds. There is no retainer and no upfront fee.",
  },
  {
    id: "how-soon",
    question: "How soon will I see offers?",
    answer: "First letters of intent arrive after 18 days on average.",
  },
  {
    id: "how-long",
    question: "How long does a sale take, from the first call to the day the money arrives?",
    answer: ["Typically six months, in four phases.", "Traditional advisors take 12 to 18 months."],
  },
];

const renamed = (suffix: string) => questions.map((item) => ({ ...item, id: `${item.id}-${suffix}` }));

const profile = [
  { id: "overview", label: "Overview", panel: <p>Technology mandates, founder-led companies, rollover terms.</p> },
  {
    id: "experience",
    label: "Experience",
    panel: <p>Sold his own company first. Sits in every management meeting.</p>,
  },
];

export function AccordionSection() {
  return (
    <Specimen id="acc" title="Accordion and tabs">
      <Accordion name="sheet-paper" items={questions} />
      <p>
        <TextLink to="#how-soon" standalone>
          A link to the second answer
        </TextLink>
      </p>
      <div className={styles.stack}>
        <Accordion name="sheet-numbered" items={renamed("numbered")} numbered />
        <OnPine>
          <Accordion name="sheet-pine" items={renamed("pine")} />
        </OnPine>
        <Tabs label="Profile" items={profile} />
        <OnPine>
          <Tabs label="Profile on pine" items={profile} />
        </OnPine>
      </div>
    </Specimen>
  );
}
