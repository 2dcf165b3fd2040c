import { type ChangeEvent, type ReactNode, useId, useState } from "react";
import { useFetcher } from "react-router";
import { buttonClass } from "#app/design/ui/controls/button.tsx";
import type { BaseLeadView } from "#app/desk/lead/base-lead-view.ts";
import type { Outcome } from "#app/desk/lead/lead-access.ts";
import { DayField } from "#app/desk/ui/day-field.tsx";
import { leadWords } from "#content/desk/leads/lead.ts";
import { stageNames, stages } from "#domain/desk/leads/stages.ts";
import * as styles from "./assignment-section.module.css";

const words = leadWords.assignment;
const readOnlyId = "assignment-read-only";

/** Stage, owner and follow-up. Each saves when it is chosen and says who set it when. */
export function AssignmentSection({ view: { assignment, may } }: { readonly view: BaseLeadView }) {
  return (
    <div className={styles.fields}>
      {!may.changeStage && (
        <p className={styles.hint} id={readOnlyId}>
          {words.readOnly}
        </p>
      )}
      <FieldForm field="stage" label={words.stage} shortcut="s" state={assignment.stage} mayChange={may.changeStage}>
        {(control) => (
          <select {...control}>
            {stages.map((stage) => (
              <option key={stage} value={stage}>
                {stageNames[stage]}
              </option>
            ))}
          </select>
        )}
      </FieldForm>
      <FieldForm field="owner" label={words.owner} shortcut="a" state={assignment.owner} mayChange={may.assignLead}>
        {(control) => (
          <select {...control}>
            <option value="">{words.nobody}</option>
            {assignment.members.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </FieldForm>
      <FieldForm
        field="followUp"
        label={words.followUp}
        hint={<FollowUpHint {...assignment} mayChange={may.setFollowUp} />}
        shortcut="f"
        state={assignment.followUp}
        mayChange={may.setFollowUp}
      >
        {({ defaultValue, onChange: _, ...control }) => (
          <DayField
            {...control}
            value={defaultValue}
            today={assignment.today}
            onChosen={({ form }) => form?.requestSubmit()}
          />
        )}
      </FieldForm>
      {assignment.hasBoard && <p className={styles.hint}>{words.board}</p>}
    </div>
  );
}

type FollowUpHintProps = Pick<BaseLeadView["assignment"], "followUp" | "today"> & { readonly mayChange: boolean };

/** The day that a lead begins with sends no email until somebody chooses it. */
function FollowUpHint({ followUp: { value, saved }, today, mayChange }: FollowUpHintProps) {
  const isNobodysChoice = value !== "" && saved === undefined;
  return (
    <>
      <p className={styles.hint}>{isNobodysChoice ? words.firstDay : words.reminder}</p>
      {isNobodysChoice && mayChange && value > today && (
        <button type="submit" className={buttonClass("secondary", "sm")}>
          {words.chooseFirstDay}
        </button>
      )}
    </>
  );
}

type Control = {
  readonly id: string;
  readonly name: "to";
  readonly defaultValue: string;
  readonly disabled: boolean;
  readonly "aria-describedby": string | undefined;
  readonly className: string | undefined;
  readonly "data-key": string;
  readonly onChange: (event: ChangeEvent<HTMLSelectElement | HTMLInputElement>) => void;
};

type FieldState = { readonly value: string; readonly at: number; readonly saved: string | undefined };

type FieldFormProps = {
  readonly field: "stage" | "owner" | "followUp";
  readonly label: string;
  readonly hint?: ReactNode;
  readonly shortcut: string;
  readonly state: FieldState;
  readonly mayChange: boolean;
  readonly children: (control: Control) => ReactNode;
};

function FieldForm({ field, label, hint, shortcut, state, mayChange, children }: FieldFormProps) {
  const fetcher = useFetcher<Outcome>();
  const id = useId();
  // What stood there when the member began to type: a colleague's change must not take half a date away.
  const [typedOver, setTypedOver] = useState<FieldState>();
  const { value, at } = typedOver ?? state;
  const said = fetcher.data?.error ?? fetcher.data?.note;
  return (
    // Shows a colleague's change as soon as it is known.
    <fetcher.Form
      key={`${value} ${at}`}
      method="post"
      className={styles.field}
      onInput={() => setTypedOver(typedOver ?? state)}
      // A date of which half is typed is no input yet.
      onKeyDown={() => setTypedOver(typedOver ?? state)}
      onBlur={() => setTypedOver(undefined)}
      onSubmit={() => setTypedOver(undefined)}
    >
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="field" value={field} />
      <input type="hidden" name="readAt" value={at} />
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name: "to",
        defaultValue: value,
        disabled: !mayChange,
        "aria-describedby": mayChange ? undefined : readOnlyId,
        className: styles.control,
        "data-key": shortcut,
        onChange: ({ currentTarget }) => currentTarget.form?.requestSubmit(),
      })}
      {hint}
      <p className={styles.saved} role="status">
        {said !== undefined && <span className={styles.said}>{said} </span>}
        {state.saved}
      </p>
      {mayChange && (
        <noscript>
          <button type="submit" className={buttonClass("secondary", "sm")}>
            {words.save}
          </button>
        </noscript>
      )}
    </fetcher.Form>
  );
}
