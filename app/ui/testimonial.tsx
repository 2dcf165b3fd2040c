import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Rating } from "./rating.tsx";

type TestimonialProps = {
  /** Without quotation marks: they are set here. */
  readonly quote: ReactNode;
  readonly name: ReactNode;
  readonly detail?: string;
  /** Whole stars out of five. */
  readonly rating?: number;
  /** The one quotation a page is built around: display size, no rule above. */
  readonly loud?: boolean;
  readonly className?: string;
  /** Rosette or monogram before the name. */
  readonly children?: ReactNode;
};

export function Testimonial({ quote, name, detail, rating, loud = false, className, children }: TestimonialProps) {
  return (
    <figure className={classNames("tst", loud && "tst--loud", className)}>
      {rating !== undefined && <Rating value={rating} />}
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption>
        {children && <span className="tst__p">{children}</span>}
        <span>
          <b>{name}</b>
          {detail && <span className="label">{detail}</span>}
        </span>
      </figcaption>
    </figure>
  );
}

type MonogramTone = "light" | "dark" | "brass" | "ease" | "mid";

/** Initials in a square, for a person who asked not to be named. */
export function Monogram({ initials, tone = "light" }: { readonly initials: string; readonly tone?: MonogramTone }) {
  return (
    <span className={classNames("mng", tone !== "light" && `mng--${tone}`)} aria-hidden="true">
      {initials}
    </span>
  );
}
