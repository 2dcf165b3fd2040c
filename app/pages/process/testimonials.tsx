import { Frame, Section } from "#app/design/ui/section.tsx";
import { Testimonial } from "#app/design/ui/testimonial.tsx";
import { processConfidence } from "#content/pages/process-confidence.ts";
import { GuardedText } from "./guarded-text.tsx";
import "./testimonials.css";

const { testimonials } = processConfidence;

/** One loud voice and two quiet ones, with what may not be said blacked out. */
export function ProcessTestimonials() {
  return (
    <Section aria-label={testimonials.label}>
      <Frame>
        <div className="said">
          {testimonials.quotes.map(({ id, quote, name, detail, sample }, index) => (
            <Testimonial
              key={id}
              loud={index === 0}
              quote={<GuardedText text={quote} />}
              name={<GuardedText text={name} />}
              detail={detail}
              sample={sample}
            />
          ))}
          <div className="said__n">
            <h2 className="head-4">{testimonials.note.title}</h2>
            <p>{testimonials.note.text}</p>
          </div>
        </div>
      </Frame>
    </Section>
  );
}
