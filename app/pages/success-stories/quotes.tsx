import { Monogram, Testimonial } from "#app/design/ui/quotes/testimonial.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { successStoriesPage } from "#content/pages/success-stories.ts";
import * as styles from "./bars.module.css";

/** Five quotes from buyers: two wide, three below. */
export function SuccessStoriesQuotes() {
  const { title, note, testimonials } = successStoriesPage.buySide;
  return (
    <Section flush aria-labelledby="buy-side">
      <Frame wide className="flush-end">
        <div className={styles.quotesHead}>
          <h2 className="title-1" id="buy-side">
            {title}
          </h2>
          <p className="label">{note}</p>
        </div>
        <div className={styles.quotes}>
          {testimonials.map(({ initials, title: role, subtitle, quote, avatarColor, stars, sample }) => (
            <Testimonial key={initials} quote={quote} name={role} detail={subtitle} rating={stars} sample={sample}>
              <Monogram initials={initials} tone={avatarColor} />
            </Testimonial>
          ))}
        </div>
      </Frame>
    </Section>
  );
}
