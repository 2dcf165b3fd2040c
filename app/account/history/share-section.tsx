import { useId } from "react";
import { Button } from "#app/design/ui/controls/button.tsx";
import { Checkbox } from "#app/design/ui/forms/checkbox.tsx";
import { Field, TextInput } from "#app/design/ui/forms/field.tsx";
import { Frame, Section } from "#app/design/ui/section.tsx";
import { privatePage } from "#content/pages/private-page.ts";
import { type SharePart, shareLimits, shareParts } from "#domain/sharing/share.ts";
import { ActionForm } from "./action-form.tsx";
import { FormNote } from "./form-note.tsx";
import { ShareList } from "./share-list.tsx";
import * as styles from "./share-section.module.css";
import type { PartProps, ValuationHistory } from "./valuation-history.ts";

const words = privatePage.share;

/** Read-only links: a form to make one, and those that the owner has made. */
export function ShareSection({ path, history, search }: PartProps<"shares" | "days" | "entered">) {
  const { shares, days, entered } = history;
  const isFull = shares.filter(({ state }) => state === "open").length >= shareLimits.open;
  return (
    <Section ground="ease" id="share">
      <Frame padding="tight" className={styles.share}>
        <div>
          <h2 className="title-1">{words.title}</h2>
          <p className="muted">{words.text}</p>
          <FormNote part="share" search={search} />
          {isFull ? (
            <p className={styles.full}>{words.full}</p>
          ) : (
            <ShareForm path={path} days={days} entered={entered} />
          )}
        </div>
        <ShareList path={path} shares={shares} />
      </Frame>
    </Section>
  );
}

type ShareFormProps = { readonly path: string } & Pick<ValuationHistory, "days" | "entered">;

function ShareForm({ path, days, entered }: ShareFormProps) {
  const partsId = useId();
  const hasEntries = (part: SharePart) => part === "history" || entered[part];
  return (
    <ActionForm path={path} action="share" className={styles.form}>
      <p className="sr" id={partsId}>
        {words.partsLabel}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot have the rules above and below its rows. */}
      <div role="group" aria-labelledby={partsId} className={styles.parts}>
        <Checkbox label={words.always.label} note={words.always.note} defaultChecked disabled />
        {shareParts.map((part) => (
          <Checkbox
            key={part}
            name="part"
            value={part}
            label={words.parts[part].label}
            note={hasEntries(part) ? words.parts[part].note : words.notEntered}
            defaultChecked={part === "addBacks" && entered.addBacks}
          />
        ))}
      </div>
      <div className={styles.fields}>
        <Field label={words.forWhom.label}>
          <TextInput
            name="label"
            required
            maxLength={shareLimits.labelLength}
            placeholder={words.forWhom.placeholder}
            autoComplete="off"
          />
        </Field>
        <Field label={words.day}>
          <TextInput type="date" name="day" required min={days.first} max={days.last} defaultValue={days.last} />
        </Field>
      </div>
      <Button type="submit" variant="secondary">
        {words.make}
      </Button>
    </ActionForm>
  );
}
