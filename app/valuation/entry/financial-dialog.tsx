import { type FormEvent, type ReactNode, useId, useRef } from "react";
import { Badge } from "#app/design/ui/badge.tsx";
import { Button } from "#app/design/ui/button.tsx";
import { Choice } from "#app/design/ui/choice.tsx";
import { Dialog, DialogClose } from "#app/design/ui/dialog.tsx";
import { trendDownOutline, trendFlatOutline, trendUpOutline } from "#app/design/ui/outlines.ts";
import { Slider } from "#app/design/ui/slider.tsx";
import { NewTabLink } from "#app/design/ui/smart-link.tsx";
import { pathOf } from "#content/registry.ts";
import { valuationFlow } from "#content/valuation-flow.ts";
import { type FinancialDraft, growthTrends, recurringBounds } from "#domain/valuation/financial-inputs.ts";
import type { InputErrors } from "#domain/valuation/input-errors.ts";
import { growthLabel, recurringBand } from "#domain/valuation/labels.ts";
import * as styles from "./financial-dialog.module.css";
import { ProfitField } from "./profit-field.tsx";

const { dialog: words } = valuationFlow;

const trendIcons = { increasing: trendUpOutline, flat: trendFlatOutline, decreasing: trendDownOutline } as const;
const trends = growthTrends.map((value) => ({ value, label: growthLabel(value), icon: trendIcons[value] }));
const percent = (value: number) => `${value}%`;

type FinancialDialogProps = {
  /** Other texts for changing the figures later. */
  readonly heading?: { readonly title: string; readonly description: string; readonly submit: string };
  readonly draft: FinancialDraft;
  readonly errors: InputErrors;
  readonly onChange: (change: Partial<FinancialDraft>) => void;
  readonly onCancel: () => void;
  /** Returns the errors that are left. */
  readonly onSubmit: () => InputErrors;
  /** Below the fields. */
  readonly children?: ReactNode;
};

/** Asks for the three inputs of the valuation. */
export function FinancialDialog({
  heading = words,
  draft,
  errors,
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
    if (wrong.preTaxProfit) profit.current?.focus();
    else if (wrong.growthTrend) form.current?.querySelector<HTMLInputElement>("[name=growthTrend]")?.focus();
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
          <Button type="submit" form={formId}>
            {heading.submit}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} className={styles.details} onSubmit={submit} noValidate>
        <ProfitField
          ref={profit}
          profit={draft.preTaxProfit}
          error={errors.preTaxProfit}
          onChange={(preTaxProfit) => onChange({ preTaxProfit })}
        />
        <div>
          <Choice
            label={words.growth.label}
            name="growthTrend"
            options={trends}
            value={draft.growthTrend}
            error={errors.growthTrend}
            onValueChange={(growthTrend) => onChange({ growthTrend })}
          />
        </div>
        <Slider
          label={words.recurring.label}
          note={<Badge>{recurringBand(draft.recurringRevenue)}</Badge>}
          {...recurringBounds}
          value={draft.recurringRevenue}
          format={percent}
          ends={words.recurring.ends}
          onValueChange={(recurringRevenue) => onChange({ recurringRevenue })}
        />
      </form>
      {children}
    </Dialog>
  );
}
