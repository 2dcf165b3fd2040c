import type { MouseEvent, RefObject } from "react";
import { Portrait } from "#app/design/art/portrait.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { ButtonLink } from "#app/design/ui/controls/button.tsx";
import { SampleMark } from "#app/design/ui/facts/sample-mark.tsx";
import { bookingId } from "#app/valuation/results/booking/booking.tsx";
import * as styles from "#app/valuation/results/company/side-cards.module.css";
import { people } from "#content/people.ts";
import { advisorWords, resultLabels } from "#content/valuation-results.ts";

const advisor = people[0];

/** The partner to talk to. The initials are text, so they show even when the drawing does not load. */
export function AdvisorCard({ booking }: { readonly booking: RefObject<HTMLElement | null> }) {
  function goToBooking(event: MouseEvent) {
    const target = booking.current;
    if (!target) return;
    event.preventDefault();
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    target.scrollIntoView({ behavior: isCalm ? "instant" : "smooth", block: "start" });
    target.focus({ preventScroll: true });
  }
  return (
    <div className={classNames(styles.advisor, "screen-only")}>
      {advisor && (
        <div className={styles.person}>
          <Portrait name={advisor.name} size="small" />
          <div>
            <b>{advisor.name}</b>
            <span className="label">
              {advisor.role}
              <SampleMark of={advisor} />
            </span>
          </div>
        </div>
      )}
      <p>{advisorWords.text}</p>
      <ButtonLink to={`#${bookingId}`} block onClick={goToBooking}>
        {resultLabels.schedule}
      </ButtonLink>
    </div>
  );
}
