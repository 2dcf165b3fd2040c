import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { cssVariables } from "#app/design/ui/css-variables.ts";
import { Frame, type Ground, Section } from "#app/design/ui/section.tsx";
import * as styles from "./section.module.css";

type IndustrySectionProps = {
  /** The address fragment, to which the section ruler leads. */
  readonly id: string;
  readonly ground?: Ground;
  /** Usual height on a phone, in rem, until the section is laid out. */
  readonly placeholder: number;
  readonly children: ReactNode;
};

/** One section of an industry page. It is labeled by its `IndustryHead`. */
export function IndustrySection({ id, ground = "paper", placeholder, children }: IndustrySectionProps) {
  return (
    <Section
      id={id}
      ground={ground}
      className={classNames(styles.section, "lazy-layout")}
      style={cssVariables({ "--placeholder-height": `${placeholder}rem` })}
      aria-labelledby={`${id}-title`}
    >
      <Frame>{children}</Frame>
    </Section>
  );
}

type IndustryHeadProps = {
  readonly id: string;
  readonly title: string;
  /** In the second column. */
  readonly children?: ReactNode;
};

export function IndustryHead({ id, title, children }: IndustryHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className="title-1" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </div>
  );
}
