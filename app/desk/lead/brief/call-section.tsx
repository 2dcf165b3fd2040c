import { classNames } from "#app/design/ui/class-names.ts";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import type { BaseLeadView } from "#app/desk/lead/base-lead-view.ts";
import { Plus } from "#app/desk/ui/score.tsx";
import { leadWords } from "#content/desk/leads/lead.ts";
import * as styles from "./call-section.module.css";

const words = leadWords.call;

type CallSectionProps = {
  readonly title: string;
  readonly text: string;
  readonly contact: BaseLeadView["contact"];
};

/** What to say first, to whom, and the number to call. */
export function CallSection({ title, text, contact }: CallSectionProps) {
  const { name, there, phone, email } = contact;
  const way = phone ?? email;
  return (
    <section className={styles.call} aria-label={words.region}>
      <div>
        <h2 className={styles.title}>
          <Plus />
          {title}
        </h2>
        <p className={styles.opening}>{text}</p>
      </div>
      {way && (
        <div className={styles.reach}>
          <p>
            <b>{name ?? words.owner}</b>
            {there !== undefined && (
              <>
                <br />
                <span className={styles.there}>{there}</span>
              </>
            )}
          </p>
          <a className={classNames("figure", phone ? styles.number : styles.address)} href={way.href}>
            {way.text}
          </a>
          <a className={buttonClass("primary", "md", true, styles.button)} href={way.href} data-key="c">
            <Icon name={phone ? "phone" : "mail"} size="s" />
            {phone ? words.call : words.write}
          </a>
        </div>
      )}
    </section>
  );
}
