import { Portrait } from "#app/design/art/portrait.tsx";
import { classNames } from "#app/design/ui/class-names.ts";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { SampleMark } from "#app/design/ui/facts/sample-mark.tsx";
import { callAction, resolveAction } from "#content/actions.ts";
import { nextWords as words } from "#content/report/report.ts";
import { site } from "#content/site.ts";
import * as styles from "./closing.module.css";

/** `dense`: the worksheet is on the same sheet. */
type ClosingProps = { readonly dense?: boolean };

/** The partner who answers for the figures, with contact details. */
export function ContactPerson({ dense = false }: ClosingProps) {
  const { name, role } = words.person;
  const call = resolveAction(callAction);
  const book = resolveAction({ label: words.book, target: "scheduling" });
  return (
    <div className={classNames(styles.person, dense && styles.dense)}>
      <Portrait name={name} size="small" />
      <div>
        <h3>{name}</h3>
        <p>
          {role}
          <SampleMark of={words.person} />
        </p>
      </div>
      <ul className="num">
        {call && (
          <li>
            <SmartLink to={call.to}>{site.phone.display}</SmartLink>
          </li>
        )}
        <li>
          <SmartLink to={`mailto:${site.email}`}>{site.email}</SmartLink>
        </li>
        {book && (
          <li className={classNames(styles.book, "screen-only")}>
            <SmartLink to={book.to}>{book.label}</SmartLink>
          </li>
        )}
      </ul>
    </div>
  );
}

export function Disclaimer({ dense = false }: ClosingProps) {
  const { title, paragraphs, legal } = words.disclaimer;
  return (
    <div className={classNames(styles.disclaimer, dense && styles.dense)}>
      <h3>{title}</h3>
      <div>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p className={styles.legal}>{legal}</p>
    </div>
  );
}
