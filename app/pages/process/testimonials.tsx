import { classNames } from "#app/design/ui/class-names.ts";
import { Testimonial } from "#app/design/ui/quotes/testimonial.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { processConfidence } from "#content/pages/process-confidence.ts";
import * as styles from "./documents.module.css";
import { RedactedText } from "./redacted-text.tsx";

const { testimonials } = processConfidence;

/** One large quote and two small ones, with confidential words redacted. */
export function ProcessTestimonials() {
  return (
    <Section aria-label={testimonials.label}>
      <Frame>
        <div className={styles.quotes}>
          {testimonials.quotes.map(({ id, quote, name, detail, sample }, index) => (
            <Testimonial
              key={id}
              featured={index === 0}
              quote={<RedactedText text={quote} />}
              name={<RedactedText text={name} />}
              detail={detail}
              sample={sample}
            />
          ))}
          <div className={classNames(styles.note, "entry")}>
            <h2 className="head-4">{testimonials.note.title}</h2>
            <p>{testimonials.note.text}</p>
          </div>
        </div>
      </Frame>
    </Section>
  );
}
