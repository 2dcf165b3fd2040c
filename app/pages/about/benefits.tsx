import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { aboutPage } from "#content/pages/about.ts";
import { FunnelStages, UpliftBars, WeekStrip } from "./benefit-drawings.tsx";
import * as styles from "./benefits.module.css";

/** Three strips as wide as the frame, each with its own drawing. */
export function AboutBenefits() {
  const { title, uplift, funnel, timeline } = aboutPage.benefits;
  return (
    <Section aria-label={title}>
      <Frame padding="none" wide>
        <ul className="ruled">
          <Strip title={uplift.title} text={uplift.text}>
            <UpliftBars {...uplift} />
          </Strip>
          <Strip title={funnel.title} text={funnel.text}>
            <FunnelStages {...funnel} />
          </Strip>
          <Strip title={timeline.title} text={timeline.text}>
            <WeekStrip {...timeline} />
          </Strip>
        </ul>
      </Frame>
    </Section>
  );
}

type StripProps = { readonly title: string; readonly text: string; readonly children: ReactNode };

function Strip({ title, text, children }: StripProps) {
  return (
    <li className={classNames(styles.strip, "divided")}>
      <div className={classNames(styles.text, "entry")}>
        <h2 className="title-2">{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.drawing}>{children}</div>
    </li>
  );
}
