import type { ReactNode } from "react";
import { Link, useFetcher } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import { Icon, type IconName } from "#app/design/ui/icon.tsx";
import type { BaseLeadView } from "#app/desk/lead/base-lead-view.ts";
import type { Outcome } from "#app/desk/lead/lead-access.ts";
import type { LeadView } from "#app/desk/lead/lead-view.ts";
import { leadWords } from "#content/desk/leads/lead.ts";
import * as styles from "./lead-actions.module.css";
import { Merge, Merged } from "./merge-forms.tsx";
import type { LeadIntent } from "./run-lead-form.ts";

const words = leadWords.do;

type MailViews = Pick<LeadView, "linkMail" | "filesMail">;

type Props = {
  readonly view: BaseLeadView & Partial<MailViews>;
  /** Another lead of the company that was chosen in the list. */
  readonly mergeAsked: string | undefined;
};

/** What can be done with a lead. What a role may not do is not offered. */
export function LeadActions({ view, mergeAsked }: Props) {
  const { id, may, reports, linkMail, filesMail, merged, sameCompany, asCompanyLead } = view;
  const { hasValuation } = asCompanyLead;
  const fetcher = useFetcher<Outcome>();
  const act = (intent: LeadIntent, icon: IconName, label: ReactNode, fields: Readonly<Record<string, string>> = {}) => (
    <li key={`${intent} ${Object.values(fields).join(" ")}`}>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value={intent} />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={styles.action}>
          <Icon name={icon} size="s" />
          {label}
        </button>
      </fetcher.Form>
    </li>
  );
  return (
    <>
      <ul className={styles.actions}>
        {linkMail && (
          <li>
            <SendMail label={words.sendLink} mail={linkMail} fields={{ intent: "sendLink" }} />
          </li>
        )}
        {may.reports &&
          hasValuation &&
          reports.toOpen.flatMap((one) => [
            act("openReport", "lock", words.open(one.name), { edition: one.id }),
            filesMail && (
              <li key={`${one.id} mail`}>
                <SendMail
                  label={words.openAndMail(one.name)}
                  mail={filesMail}
                  fields={{ intent: "openReport", edition: one.id, mail: "yes" }}
                />
              </li>
            ),
          ])}
        {may.reports &&
          reports.toClose.map((one) => act("closeReport", "lock", words.close(one.name), { edition: one.id }))}
        {may.redeliver && act("redeliver", "board", words.redeliver)}
        {hasValuation && (
          <li>
            <a className={styles.action} href={`/valuation/result/${id}`} target="_blank" rel="noreferrer">
              <Icon name="open-outside" size="s" />
              {words.see}
            </a>
          </li>
        )}
        {merged.map((other) => (
          <li key={other.id}>
            <Merged leadId={id} other={other} maySplit={may.merge} />
          </li>
        ))}
        {may.merge && sameCompany.length > 0 && (
          <li>
            <Merge view={view} asked={mergeAsked} />
          </li>
        )}
        {may.remove && (
          <li>
            <Link className={classNames(styles.action, styles.remove)} to="?ask=delete" preventScrollReset>
              <Icon name="trash" size="s" />
              {words.remove}
            </Link>
          </li>
        )}
      </ul>
      <p className={styles.said} role="status">
        {fetcher.data?.error ?? fetcher.data?.note}
      </p>
    </>
  );
}

type SendMailProps = {
  readonly label: string;
  readonly mail: readonly { readonly label: string; readonly text: string }[];
  readonly fields: Readonly<Record<string, string>> & { readonly intent: LeadIntent };
};

/** Shows the mail before it is sent. */
function SendMail({ label, mail, fields }: SendMailProps) {
  const fetcher = useFetcher<Outcome>();
  return (
    <details>
      <summary className={styles.action}>
        <Icon name="mail" size="s" />
        <span>
          {label} <small>{words.byEmail}</small>
        </span>
      </summary>
      <fetcher.Form method="post" className={styles.opened}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <dl className={styles.mail}>
          {mail.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <button type="submit" className={buttonClass("secondary", "sm")}>
          {words.sendLinkButton}
        </button>
        <p role="status">{fetcher.data?.error ?? fetcher.data?.note}</p>
      </fetcher.Form>
    </details>
  );
}
