import { rings } from "#app/design/charts/buyer-layout.ts";
import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { buyerSourcingPage } from "#content/pages/buyer-sourcing.ts";
import { baselines, type Dot, dotsAt } from "./buyer-step-dots.ts";
import * as styles from "./buyer-steps.module.css";

const { title, note, steps } = buyerSourcingPage.process;
type StepId = (typeof steps)[number]["id"];

/** Four steps, drawn with the same buyers each time. */
export function BuyerSteps() {
  return (
    <Section flush aria-labelledby="steps-title">
      <Frame wide className="flush-end">
        <div className={styles.head}>
          <h2 className="title-1" id="steps-title">
            {title}
          </h2>
          <p className="muted">{note}</p>
        </div>
        <ol className={styles.steps}>
          {steps.map(({ id, title: step, text, spoken }, index) => (
            <li key={id}>
              <div className={styles.drawing}>
                <svg viewBox="-140 -120 280 240" role="img" aria-label={spoken}>
                  <Step id={id} />
                </svg>
              </div>
              <div className={classNames(styles.text, "entry")}>
                <h3 className="title-2">
                  <span aria-hidden="true">{index + 1}</span> {step}
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Frame>
    </Section>
  );
}

const parts = { out: styles.out, first: styles.first, offer: styles.offer };

function Step({ id }: { readonly id: StepId }) {
  const dots = dotsAt[id];
  const called = dots.filter(({ part }) => id === "engage" && part !== "out");
  return (
    <>
      {id === "position" && rings.map((ring) => <circle key={ring} className={styles.ring} r={ring * 0.6} />)}
      {id === "engage" && <path className={styles.calls} d={called.map(({ at }) => `M0 0L${at.join(" ")}`).join("")} />}
      {(["out", "plain", "first", "offer"] as const).map((part) => (
        <path key={part} className={classNames(styles.dots, part !== "plain" && parts[part])} d={circles(dots, part)} />
      ))}
      {id === "prioritize" ? (
        <path className={styles.baselines} d={baselines} />
      ) : (
        <>
          <circle className={styles.company} r="17" />
          <path className={styles.plus} d="M-9 0h18M0-9v18" />
        </>
      )}
    </>
  );
}

/** All dots of one kind in one path, to avoid 4 × 54 elements. */
const circles = (dots: readonly Dot[], part: Dot["part"]) =>
  dots
    .filter((dot) => dot.part === part)
    .map(({ at: [x, y] }) => `M${x} ${y}m-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0z`)
    .join("");
