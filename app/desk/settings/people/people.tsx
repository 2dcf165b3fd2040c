import { Form } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import { FieldError } from "#app/design/ui/forms/field-error.tsx";
import * as partStyles from "#app/desk/settings/settings-parts.module.css";
import { Initials } from "#app/desk/ui/initials.tsx";
import { PageSection } from "#app/desk/ui/page-section.tsx";
import { StateMark } from "#app/desk/ui/state-mark.tsx";
import { peopleWords as words } from "#content/desk/settings/people.ts";
import { roleNames } from "#content/desk/shell.ts";
import { site } from "#content/site.ts";
import { type Member, roles } from "#domain/desk/people/member.ts";
import { listTime } from "#domain/time/desk-times.ts";
import * as styles from "./people.module.css";
import type { PeopleList, Person } from "./people-access.ts";
import { RoleTable } from "./role-table.tsx";

export type PeopleAnswer = {
  readonly error?: string | undefined;
  readonly reset?: { readonly email: string; readonly link: string } | undefined;
  readonly invited?: { readonly email: string; readonly link: string; readonly isMailed: boolean } | undefined;
};

type PeopleProps = {
  readonly list: PeopleList;
  readonly viewer: Member;
  readonly mayManage: boolean;
  readonly now: number;
  readonly answer?: PeopleAnswer | undefined;
};

/** Everyone with an account; owners also invite, change roles and remove. */
export function People({ list, viewer, mayManage, now, answer }: PeopleProps) {
  return (
    <PageSection title={words.title} note={words.count(list.people.length)} id="people">
      <div className={partStyles.section}>
        {answer?.error !== undefined && <FieldError id="people-error">{answer.error}</FieldError>}
        <div className={styles.head} aria-hidden="true">
          <span />
          <span>{words.columns.name}</span>
          <span>{words.columns.role}</span>
          <span>{words.columns.way}</span>
          <span>{words.columns.last}</span>
        </div>
        <ul className={classNames(partStyles.list, styles.underHead)}>
          {list.people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isViewer={person.id === viewer.id}
              mayManage={mayManage}
              now={now}
            />
          ))}
        </ul>
        {answer?.reset && <HandOver text={words.resetHandOver(answer.reset.email)} link={answer.reset.link} />}
        {mayManage && <Invitations list={list} answer={answer} />}
        {mayManage && <SecondStepForAll isOn={list.isSecondStepForAll} />}
        <RoleTable />
      </div>
    </PageSection>
  );
}

type RowProps = {
  readonly person: Person;
  readonly isViewer: boolean;
  readonly mayManage: boolean;
  readonly now: number;
};

function PersonRow({ person, isViewer, mayManage, now }: RowProps) {
  const { id, name, email, role, usedAt } = person;
  const canChange = mayManage && !isViewer;
  return (
    <li className={styles.person}>
      <Initials name={name} />
      <div className={styles.name}>
        <b>{name}</b>
        <span className={partStyles.quiet}>{email}</span>
      </div>
      {canChange ? (
        <Form method="post" className={styles.role}>
          <input type="hidden" name="id" value={id} />
          <select name="role" className={partStyles.select} defaultValue={role} aria-label={words.roleOf(name)}>
            {roles.map((each) => (
              <option key={each} value={each}>
                {roleNames[each]}
              </option>
            ))}
          </select>
          <Button type="submit" size="sm" variant="quiet" name="do" value="changeRole">
            {words.saveRole}
          </Button>
        </Form>
      ) : (
        <b className={styles.role}>{roleNames[role]}</b>
      )}
      <span className={styles.way}>
        <span className={styles.label}>{words.columns.way} </span>
        {hasOnlyPassword(person) ? <StateMark state="failed">{words.ways.password}</StateMark> : wayOf(person)}
      </span>
      <span className={classNames(partStyles.quiet, styles.last)}>
        <span className={styles.label}>{words.columns.last} </span>
        {isViewer ? words.now : usedAt === undefined ? words.never : listTime(usedAt, now, site.timeZone)}
      </span>
      {canChange && (
        <details className={styles.remove}>
          <summary className="link" aria-label={words.moreOf(name)}>
            {words.more}…
          </summary>
          <Form method="post" className={styles.choices}>
            <input type="hidden" name="id" value={id} />
            {accountActions(person).map(([action, text]) => (
              <Button key={action} type="submit" size="sm" variant="secondary" name="do" value={action}>
                {text}
              </Button>
            ))}
          </Form>
        </details>
      )}
    </li>
  );
}

/** What an owner can do with a colleague's account. */
function accountActions({
  name,
  hasAuthenticator,
  hasPasskey,
}: Person): readonly (readonly [action: string, text: string])[] {
  const secondStep = ["removeSecondStep", words.removeSecondStep(name)] as const;
  return [
    ["resetLink", words.resetLink(name)],
    ...(hasAuthenticator || hasPasskey ? [secondStep] : []),
    ["remove", words.removeConfirm(name)],
  ];
}

/** A link that is shown only now. */
function HandOver({ text, link }: { readonly text: string; readonly link: string }) {
  return (
    <div className={partStyles.shownOnce} role="status">
      <p>{text}</p>
      <p className={partStyles.secret}>{link}</p>
    </div>
  );
}

function wayOf({ hasPasskey, hasAuthenticator, hasSso }: Person): string {
  const { ways } = words;
  return [hasPasskey && ways.passkey, hasAuthenticator && ways.code, hasSso && ways.firm].filter(Boolean).join("; ");
}

const hasOnlyPassword = (person: Person) => wayOf(person) === "";

function Invitations({ list, answer }: Pick<PeopleProps, "list" | "answer">) {
  const invited = answer?.invited;
  return (
    <>
      {list.invitations.length > 0 && (
        <ul className={partStyles.list}>
          {list.invitations.map(({ email, role }) => (
            <li key={email} className={styles.invitation}>
              <span className={styles.name}>
                <b>{email}</b>
                <span className={partStyles.quiet}>
                  {words.invited}
                  {role !== null && `: ${roleNames[role]}`}
                </span>
              </span>
              <Form method="post">
                <input type="hidden" name="email" value={email} />
                <Button type="submit" size="sm" variant="quiet" name="do" value="withdraw">
                  {words.withdraw}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {invited && (
        <HandOver
          text={invited.isMailed ? words.mailed(invited.email) : words.handOver(invited.email)}
          link={invited.link}
        />
      )}
      <Form method="post" className={styles.invite}>
        <Field label={words.invite} hint={words.inviteHint}>
          <TextInput type="email" name="email" autoComplete="off" required maxLength={254} />
        </Field>
        <label className={styles.choose}>
          {words.role}
          <select name="role" className={partStyles.select} defaultValue="analyst">
            {roles.map((role) => (
              <option key={role} value={role}>
                {roleNames[role]}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" name="do" value="invite">
          {words.send}
        </Button>
      </Form>
    </>
  );
}

function SecondStepForAll({ isOn }: { readonly isOn: boolean }) {
  return (
    <Form method="post" className={styles.secondStep}>
      <label className={styles.check}>
        <input type="checkbox" name="ofAll" value="yes" defaultChecked={isOn} />
        {words.secondStep}
      </label>
      <p className={partStyles.quiet}>{words.secondStepHint}</p>
      <Button type="submit" size="sm" variant="secondary" name="do" value="requireSecondStep">
        {words.save}
      </Button>
    </Form>
  );
}
