import { classNames } from "#app/design/ui/class-names.ts";
import { ButtonLink, ButtonRow } from "#app/design/ui/controls/button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { bookAction, resolveAction } from "#content/actions.ts";
import type { SiteSettings } from "#content/schemas/site.ts";
import * as styles from "./booking.module.css";

type DirectContactProps = {
  readonly title: string;
  readonly text: string;
  readonly contacts: Pick<SiteSettings, "schedulingUrl" | "phone" | "email">;
};

/** All ways to reach a partner without the calendar frame. */
export function DirectContact({ title, text, contacts }: DirectContactProps) {
  const { phone, email } = contacts;
  const book = resolveAction(bookAction, contacts);
  return (
    <div className={classNames(styles.direct, "reg")}>
      <h3 className="title-3">{title}</h3>
      <p className="muted">{text}</p>
      {book && (
        <ButtonRow>
          <ButtonLink to={book.to} icon="arrow-up-right">
            {book.label}
          </ButtonLink>
        </ButtonRow>
      )}
      <ul>
        <li>
          <Icon name="phone" />
          <a className="link num" href={`tel:${phone.link}`}>
            {phone.display}
          </a>
        </li>
        <li>
          <Icon name="mail" />
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      </ul>
    </div>
  );
}
