import type { ReactNode } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { SampleMark } from "#app/design/ui/facts/sample-mark.tsx";
import { Rating } from "./rating.tsx";
import * as styles from "./testimonial.module.css";

type TestimonialProps = {
  /** Without quotation marks: they are added here. */
  readonly quote: ReactNode;
  readonly name: ReactNode;
  readonly detail?: string;
  /** Whole stars out of five. */
  readonly rating?: number;
  /** The main quote of a page: display size, no rule above. */
  readonly featured?: boolean;
  /** Invented, and marked so. */
  readonly sample?: boolean;
  readonly className?: string | undefined;
  /** Rosette or monogram before the name. */
  readonly children?: ReactNode;
};

export function Testimonial(props: TestimonialProps) {
  const { quote, name, detail, rating, featured = false, sample = false, className, children } = props;
  return (
    <figure className={classNames(styles.testimonial, featured && styles.loud, className)}>
      {rating !== undefined && <Rating value={rating} className={styles.rating} />}
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption>
        {children && <span className={styles.picture}>{children}</span>}
        <span>
          <b>
            {name}
            <SampleMark of={{ sample }} />
          </b>
          {detail && <span className="label">{detail}</span>}
        </span>
      </figcaption>
    </figure>
  );
}

type MonogramTone = "light" | "dark" | "brass" | "ease" | "mid";

const toneClass: Record<MonogramTone, string | undefined> = {
  light: undefined,
  dark: styles.dark,
  brass: styles.brass,
  ease: styles.ease,
  mid: styles.mid,
};

/** Initials in a square, for a person who asked not to be named. */
export function Monogram({ initials, tone = "light" }: { readonly initials: string; readonly tone?: MonogramTone }) {
  return (
    <span className={classNames(styles.monogram, toneClass[tone])} aria-hidden="true">
      {initials}
    </span>
  );
}
