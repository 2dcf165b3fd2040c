import { type FormEvent, type ReactNode, type Ref, useId, useRef } from "react";
import { Button } from "#app/design/ui/controls/button.tsx";
import { NewTabLink } from "#app/design/ui/controls/smart-link.tsx";
import { Dialog, DialogClose } from "#app/design/ui/feedback/dialog.tsx";
import { Choice } from "#app/design/ui/forms/choice.tsx";
import type { IconName } from "#app/design/ui/icon.tsx";
import { pathOf } from "#content/registry/registry.ts";
import { inputWords, valuationFlow } from "#content/valuation/flow.ts";
import {
  type FinancialDraft,
  type InputKey,
  inputKeys,
  inputQuestions,
  isOfKind,
} from "#domain/valuation/financial-inputs.ts";
import type { InputErrors } from "#domain/valuation/input-errors.ts";
import * as styles from "./financial-dialog.module.css";
import { PercentField } from "./percent-field.tsx";
import { ProfitField } from "./profit-field.tsx";

const { dialog: words } = valuationFlow;

const optionIcons: Readonly<Record<string, IconName>> = {
  increasing: "trend-up",
  flat: "trend-flat",
  decreasing: "trend-down",
};

type FinancialDialogProps = {
  /** Other texts for changing the figures later. */
  readonly heading?: { readonly title: string; readonly description: string; readonly submit: string };
  readonly draft: FinancialDraft;
  readonly errors: InputErrors;
  /** The answers were sent. */
  readonly busy?: boolean;
  readonly onChange: (change: Partial<FinancialDraft>) => void;
  readonly onCancel: () => void;
  /** Returns the errors that are left. */
  readonly onSubmit: () => InputErrors;
  /** Below the fields. */
  readonly children?: ReactNode;
};

/** Asks the questions of the valuation. */
export function FinancialDialog({
  heading = words,
  draft,
  errors,
  busy = false,
  onChange,
  onCancel,
  onSubmit,
  children,
}: FinancialDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const profit = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = onSubmit();
    const first = inputKeys.find((key) => wrong[key]);
    if (first === "preTaxProfit") profit.current?.focus();
    else if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      title={heading.title}
      description={heading.description}
      footer={
        <>
          <p>
            {words.privacy.before}{" "}
            <NewTabLink className="link" to={pathOf("privacy")}>
              {words.privacy.link}
            </NewTabLink>{" "}
            {words.privacy.after}
          </p>
          <DialogClose variant="secondary">{words.cancel}</DialogClose>
          <Button type="submit" form={formId} busy={busy}>
            {heading.submit}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} className={styles.details} onSubmit={submit} noValidate>
        {inputKeys.map((key) => (
          <Question key={key} input={key} draft={draft} error={errors[key]} onChange={onChange} profit={profit} />
        ))}
      </form>
      {children}
    </Dialog>
  );
}

type QuestionProps = Pick<FinancialDialogProps, "draft" | "onChange"> & {
  readonly input: InputKey;
  readonly error: string | undefined;
  readonly profit: Ref<HTMLInputElement>;
};

function Question({ input, draft, error, onChange, profit }: QuestionProps) {
  const { label, ends } = inputWords[input];
  if (isOfKind(input, "profit")) {
    return (
      <ProfitField
        ref={profit}
        profit={draft[input]}
        error={error}
        onChange={(amount) => onChange({ [input]: amount })}
      />
    );
  }
  if (isOfKind(input, "choice")) {
    const options = inputQuestions[input].options.map((option) => {
      const icon = optionIcons[option.value];
      return { ...option, ...(icon && { icon }) };
    });
    return (
      <div>
        <Choice
          label={label}
          name={input}
          options={options}
          value={draft[input] ?? null}
          error={error}
          onValueChange={(answer) => onChange({ [input]: answer })}
        />
      </div>
    );
  }
  const question = inputQuestions[input];
  return (
    <PercentField
      question={question}
      label={label}
      ends={ends}
      value={draft[input] ?? question.start}
      onChange={(answer) => onChange({ [input]: answer })}
    />
  );
}
