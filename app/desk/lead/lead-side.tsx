import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/design/ui/controls/button.tsx";
import { AssignmentSection } from "#app/desk/lead/actions/assignment-section.tsx";
import { LeadActions } from "#app/desk/lead/actions/lead-actions.tsx";
import { StateMark } from "#app/desk/ui/state-mark.tsx";
import { leadWords as words } from "#content/desk/leads/lead.ts";
import type { BaseLeadView } from "./base-lead-view.ts";
import * as styles from "./lead-side.module.css";
import type { LeadView } from "./lead-view.ts";

/** What only a lead with a valuation has. */
type Brief = Pick<LeadView, "source" | "score" | "scoreParts" | "hotFrom" | "linkMail" | "filesMail">;

type Props = { readonly view: BaseLeadView & Partial<Brief>; readonly mergeAsked: string | undefined };

/** Beside the brief: who is assigned to the lead, how to reach the owner, what arrived, and what can be done. */
export function LeadSide({ view, mergeAsked }: Props) {
  const { contact, source, statusRows, scoreParts, score, hotFrom } = view;
  const { reach } = words;
  return (
    <aside className={styles.side}>
      <Part title={words.assignment.title}>
        <AssignmentSection view={view} />
      </Part>
      <Part title={reach.title}>
        <dl className={styles.pairs}>
          <Pair label={reach.person}>{contact.name ?? words.call.owner}</Pair>
          <Pair label={reach.phone}>
            {contact.phone ? (
              <a className="link num" href={contact.phone.href}>
                {contact.phone.text}
              </a>
            ) : (
              reach.none
            )}
          </Pair>
          <Pair label={reach.email}>{contact.email ? <EmailLink {...contact.email} /> : reach.none}</Pair>
          <Pair label={reach.source}>{source ?? reach.calendar}</Pair>
        </dl>
        {contact.suppressed && <Suppressed {...contact.suppressed} mayAllow={view.may.allowMail} />}
      </Part>
      <Part title={words.status.title}>
        <dl className={styles.pairs}>
          {statusRows.map(({ label, text, mark }) => (
            <Pair key={label} label={label}>
              {mark ? <StateMark state={mark}>{text}</StateMark> : text}
            </Pair>
          ))}
        </dl>
      </Part>
      <Part title={words.do.title}>
        <LeadActions view={view} mergeAsked={mergeAsked} />
      </Part>
      {score && (
        <Part title={words.scoreTitle(score.points, score.most)}>
          <dl className={styles.pairs}>
            {scoreParts?.map(({ label, points }) => (
              <Pair key={label} label={label}>
                {points}
              </Pair>
            ))}
          </dl>
          <p className={styles.remark}>{hotFrom}</p>
        </Part>
      )}
    </aside>
  );
}

/** Lets a long address break at the @. */
function EmailLink({ text, href }: { readonly text: string; readonly href: string }) {
  const [name, host] = text.split("@");
  return (
    <a className="link" href={href}>
      {name}@<wbr />
      {host}
    </a>
  );
}

type SuppressedProps = {
  readonly text: string;
  readonly closed: string;
  readonly isStop: boolean;
  readonly mayAllow: boolean;
};

/** Why mail no longer goes to the owner's address. Owners of the desk can allow it again, but not undo a stop. */
function Suppressed({ text, closed, isStop, mayAllow }: SuppressedProps) {
  return (
    <div className={styles.suppressed}>
      <StateMark state={isStop ? "off" : "failed"}>{text}</StateMark>
      <p className={styles.remark}>{closed}</p>
      {mayAllow && !isStop && (
        <Form method="post">
          <Button type="submit" size="sm" variant="secondary" name="intent" value="allowMail">
            {words.reach.allow}
          </Button>
        </Form>
      )}
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

function Pair({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
