import { classNames } from "#app/design/ui/class-names.ts";
import { ButtonLink, ButtonRow } from "#app/design/ui/controls/button.tsx";
import type { SiteSettings } from "#content/schemas/site.ts";
import { bookingWords as words } from "#content/valuation/results.ts";
import * as styles from "./booking.module.css";

type DirectContactProps = {
  /** Why there is no calendar here. */
  readonly note: string;
  readonly contacts: Pick<SiteSettings, "schedulingUrl" | "phone" | "email">;
};

/** All ways to reach a partner without the calendar frame, the phone first. */
export function DirectContact({ note, contacts }: DirectContactProps) {
  const { phone, email, schedulingUrl } = contacts;
  return (
    <div className={classNames(styles.direct, "reg")}>
      <h3 className="label">{words.call}</h3>
      <a className={classNames(styles.phone, "figure")} href={`tel:${phone.link}`}>
        {phone.display}
      </a>
      <ButtonRow>
        {schedulingUrl && (
          <ButtonLink to={schedulingUrl} size="lg" icon="arrow-up-right">
            {words.pickTime}
          </ButtonLink>
        )}
        <a className="link link--icon" href={`mailto:${email}`}>
          {email}
        </a>
      </ButtonRow>
      <p className={styles.directNote}>{note}</p>
    </div>
  );
}
