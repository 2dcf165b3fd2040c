import type { RefObject } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button, buttonClass } from "#app/design/ui/controls/button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { pathOf } from "#content/registry/registry.ts";
import type { SiteSettings } from "#content/schemas/site.ts";
import { resultLabels, bookingWords as words } from "#content/valuation/results.ts";
import type { SchedulingDetails } from "#domain/contact/scheduling-link.ts";
import * as styles from "./booking.module.css";
import { DirectContact } from "./direct-contact.tsx";
import { SchedulingFrame } from "./scheduling-frame.tsx";
import { TrustLines } from "./trust-lines.tsx";

export const bookingId = "booking";

export type BookingContacts = Pick<SiteSettings, "schedulingUrl" | "schedulingProvider" | "phone" | "email">;

type BookingProps = {
  /** Receives the focus when the visitor jumps here. */
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly contacts: BookingContacts;
  readonly details: SchedulingDetails;
  /** Undefined until the firm has the valuation. */
  readonly valuationId?: string | undefined;
  readonly onReset: (() => void) | undefined;
  readonly onLeave: (() => void) | undefined;
};

/** Books a call: the firm's calendar, or phone and email if it has none. */
export function Booking({ titleRef, contacts, details, valuationId, onReset, onLeave }: BookingProps) {
  return (
    <Section id={bookingId} className="screen-only">
      <Frame padding="tight" className={classNames(styles.booking, "columns columns--two")}>
        <div className={styles.text}>
          <h2 className="title-1" ref={titleRef} tabIndex={-1}>
            {words.title}
          </h2>
          <p className="lead">{words.lead}</p>
          <TrustLines className={styles.trust} />
          <div className={styles.again}>
            {onReset ? (
              <Button variant="secondary" onClick={onReset}>
                <Icon name="reset" />
                {resultLabels.again}
              </Button>
            ) : (
              // A full page load: a private page's policy allows no proxy, and the next valuation may need one.
              <a className={buttonClass("secondary")} href={pathOf("valuation")} onClick={onLeave}>
                {resultLabels.again}
              </a>
            )}
          </div>
        </div>
        <div className={styles.calendar}>
          {contacts.schedulingUrl ? (
            <SchedulingFrame contacts={contacts} details={details} valuationId={valuationId} />
          ) : (
            <DirectContact note={words.direct} contacts={contacts} />
          )}
        </div>
      </Frame>
    </Section>
  );
}
