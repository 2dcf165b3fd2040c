import type { MouseEvent, RefObject } from "react";
import { Portrait } from "#app/design/art/portrait.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { ButtonLink } from "#app/design/ui/controls/button.tsx";
import { SampleMark } from "#app/design/ui/facts/sample-mark.tsx";
import { bookingId } from "#app/valuation/results/booking/booking.tsx";
import { TrustLines } from "#app/valuation/results/booking/trust-lines.tsx";
import { people } from "#content/people.ts";
import { site } from "#content/site.ts";
import { resultLabels, partnerWords as words } from "#content/valuation/results.ts";
import * as styles from "./partner-card.module.css";

const partner = people[0];

type PartnerCardProps = {
  readonly booking: RefObject<HTMLElement | null>;
  /** Beside the range, with the large portrait and the trust lines, or in a row of the page. */
  readonly form: "beside" | "row";
};

/** The partner to talk to. The initials are text, so they show even when the drawing does not load. */
export function PartnerCard({ booking, form }: PartnerCardProps) {
  function goToBooking(event: MouseEvent) {
    const target = booking.current;
    if (!target) return;
    event.preventDefault();
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    target.scrollIntoView({ behavior: isCalm ? "instant" : "smooth", block: "start" });
    target.focus({ preventScroll: true });
  }
  return (
    <div className={classNames(styles.card, form === "beside" ? styles.beside : styles.row, "screen-only")}>
      {partner && (
        <div className={styles.person}>
          <Portrait name={partner.name} size={form === "beside" ? "large" : "small"} />
          <div>
            <b className="title-3">{partner.name}</b>
            <span className="label">
              {partner.role}
              <SampleMark of={partner} />
            </span>
          </div>
        </div>
      )}
      <p>{words.text}</p>
      <ButtonLink to={`#${bookingId}`} size="lg" block onClick={goToBooking}>
        {resultLabels.schedule}
      </ButtonLink>
      <p className={styles.call}>
        {words.call}{" "}
        <a className="num" href={`tel:${site.phone.link}`}>
          {site.phone.display}
        </a>
      </p>
      {form === "beside" && <TrustLines className={styles.trust} />}
    </div>
  );
}
