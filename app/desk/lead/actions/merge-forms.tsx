import { useEffect, useRef } from "react";
import { Link, useFetcher } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import type { BaseLeadView, CompanyLeadView } from "#app/desk/lead/base-lead-view.ts";
import type { Outcome } from "#app/desk/lead/lead-access.ts";
import { leadWords } from "#content/desk/leads/lead.ts";
import { deskScreens } from "#content/desk/shell.ts";
import { canTakeIn } from "#domain/desk/leads/merge.ts";
import * as actionStyles from "./lead-actions.module.css";
import * as styles from "./merge-forms.module.css";

const words = leadWords.do;

/** Shared by all merge forms: they unmount after a merge, and the result must stay visible. */
const useMergeFetcher = (leadId: string) => useFetcher<Outcome>({ key: `merge ${leadId}` });

/** The address at which a lead offers to take in another one. */
export const mergeAddress = (keep: string, other: string) => `${deskScreens.leads.path}/${keep}?merge=${other}`;

/** What became of a merge, with the way back. */
export function MergeNotice({ leadId }: { readonly leadId: string }) {
  const fetcher = useMergeFetcher(leadId);
  const notice = useRef<HTMLDivElement>(null);
  const { note, error, merged } = fetcher.data ?? {};
  useEffect(() => {
    if (fetcher.data) notice.current?.scrollIntoView({ block: "nearest" });
  }, [fetcher.data]);
  return (
    <div ref={notice} role="status" className={classNames(fetcher.data && styles.notice)}>
      {error ?? note}
      {merged !== undefined && (
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value="split" />
          <input type="hidden" name="other" value={merged} />
          <button type="submit" className={buttonClass("secondary", "sm")}>
            {words.undo}
          </button>
        </fetcher.Form>
      )}
    </div>
  );
}

type MergeProps = {
  readonly view: BaseLeadView;
  /** Chosen in the list of leads. */
  readonly asked: string | undefined;
};

export function Merge({ view: { asCompanyLead, sameCompany }, asked }: MergeProps) {
  const fetcher = useMergeFetcher(asCompanyLead.id);
  const part = useRef<HTMLDetailsElement>(null);
  const mergeable = sameCompany.filter((other) => canTakeIn(asCompanyLead, other));
  const chosen = mergeable.find(({ id }) => id === asked) ?? mergeable[0];
  useEffect(() => {
    if (asked !== undefined) part.current?.scrollIntoView({ block: "center" });
  }, [asked]);
  return (
    <details ref={part} open={asked !== undefined}>
      <summary className={actionStyles.action}>
        <Icon name="merge" size="s" />
        {words.merge}
      </summary>
      <fetcher.Form method="post" className={actionStyles.opened}>
        <input type="hidden" name="intent" value="merge" />
        <p>{words.mergeHint}</p>
        <p className={styles.head}>{words.kept}</p>
        <Facts lead={asCompanyLead} />
        <fieldset className={styles.others}>
          <legend className={styles.head}>{words.mergeWith}</legend>
          {sameCompany.map((other) => (
            <div key={other.id} className={styles.other}>
              <label className={styles.choice}>
                <input
                  type="radio"
                  name="other"
                  value={other.id}
                  defaultChecked={other === chosen}
                  disabled={!canTakeIn(asCompanyLead, other)}
                />
                <Facts lead={other} />
              </label>
              {canTakeIn(other, asCompanyLead) && (
                <Link className="link" to={mergeAddress(other.id, asCompanyLead.id)}>
                  {words.keepOther}
                </Link>
              )}
            </div>
          ))}
        </fieldset>
        <button type="submit" className={buttonClass("secondary", "sm")} disabled={!chosen || fetcher.state !== "idle"}>
          {words.mergeButton}
        </button>
      </fetcher.Form>
    </details>
  );
}

/** What tells two leads of a company apart. */
function Facts({ lead: { company, range, contact, received } }: { readonly lead: CompanyLeadView }) {
  return (
    <span className={styles.facts}>
      <b>{company}</b>
      <span className="num">{range}</span>
      <span>{contact}</span>
      <span>{received}</span>
    </span>
  );
}

type MergedProps = { readonly leadId: string; readonly other: CompanyLeadView; readonly maySplit: boolean };

/** A lead that was merged into this one: how to reach its owner, what its owner sees, and the way back. */
export function Merged({ leadId, other, maySplit }: MergedProps) {
  const fetcher = useMergeFetcher(leadId);
  return (
    <details>
      <summary className={actionStyles.action}>
        <Icon name="merge" size="s" />
        <span>
          {words.merged}{" "}
          <small>
            {other.company}, {other.received}
          </small>
        </span>
      </summary>
      <fetcher.Form method="post" className={actionStyles.opened}>
        <input type="hidden" name="intent" value="split" />
        <input type="hidden" name="other" value={other.id} />
        <Facts lead={other} />
        {other.hasValuation && (
          <a className="link" href={`/valuation/result/${other.id}`} target="_blank" rel="noreferrer">
            {words.seeOther}
          </a>
        )}
        {maySplit && (
          <button type="submit" className={buttonClass("secondary", "sm")}>
            {words.split}
          </button>
        )}
      </fetcher.Form>
    </details>
  );
}
