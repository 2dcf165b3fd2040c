import { type Ref, useId, useState } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { Badge } from "#app/design/ui/facts/badge.tsx";
import { Presets } from "#app/design/ui/forms/choice.tsx";
import { Slider } from "#app/design/ui/forms/slider.tsx";
import { inputWords, valuationFlow } from "#content/valuation/flow.ts";
import {
  boundProfit,
  profitBounds,
  profitPresets,
  type TypedProfit,
  typedProfit,
} from "#domain/valuation/financial-inputs.ts";
import { profitLabel } from "#domain/valuation/text/labels.ts";
import { exactMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./financial-dialog.module.css";

const words = valuationFlow.dialog.profit;
const { label } = inputWords.preTaxProfit;
const presets = profitPresets.map(({ value, label }) => ({ value, label: `$${label}` }));

const notes: Partial<Record<TypedProfit["is"], string>> = words.notes;

type Usable = TypedProfit & { readonly is: "within" | "above" };
const isUsable = (typed: TypedProfit): typed is Usable => typed.is === "within" || typed.is === "above";

type ProfitFieldProps = {
  readonly ref: Ref<HTMLInputElement>;
  readonly profit: number | null;
  readonly error: string | undefined;
  readonly onChange: (profit: number | null) => void;
};

/** One amount, entered by slider, preset or text. */
export function ProfitField({ ref, profit, error, onChange }: ProfitFieldProps) {
  const id = useId();
  /** The text while the visitor is typing; undefined shows the formatted amount. */
  const [text, setText] = useState(profit === null ? "" : undefined);
  /** The note about a capped amount, kept after the field shows the cap. */
  const [settledNote, setSettledNote] = useState<string>();
  /** Slider position while the text is not an amount. */
  const [sliderProfit, setSliderProfit] = useState(boundProfit(profit ?? profitBounds.min));
  const typed = typedProfit(text ?? String(profit ?? ""));
  const isUsed = isUsable(typed);
  const isWrong = !isUsed && typed.is !== "empty";
  const note = notes[typed.is] ?? settledNote ?? words.hint;

  function set(amount: number) {
    setText(undefined);
    setSettledNote(undefined);
    setSliderProfit(amount);
    onChange(amount);
  }

  function type(written: string) {
    const read = typedProfit(written);
    setText(written);
    setSettledNote(undefined);
    if (isUsable(read)) setSliderProfit(read.bounded);
    // Too small an amount stays as typed: the form rejects it instead of raising it.
    onChange("typed" in read ? read.typed : null);
  }

  function settle() {
    if (!isUsable(typed)) return;
    setText(undefined);
    if (typed.is === "within") return;
    setSettledNote(notes.above);
    onChange(typed.bounded);
  }

  return (
    <div className={styles.profit}>
      <Slider
        label={label}
        note={<Badge>{isUsed ? profitLabel(sliderProfit) : words.unset}</Badge>}
        {...profitBounds}
        value={sliderProfit}
        unset={isUsed ? undefined : words.unset}
        format={exactMoney}
        ends={words.ends}
        onValueChange={set}
        error={error}
        errorId={`${id}-error`}
        readout={
          <input
            ref={ref}
            className={classNames(styles.amount, "figure")}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={words.placeholder}
            aria-label={words.typed}
            aria-describedby={error ? `${id}-error ${id}-note` : `${id}-note`}
            aria-invalid={error || isWrong ? true : undefined}
            value={text ?? exactMoney(profit)}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onBlur={settle}
          />
        }
      />
      <div className={styles.presets}>
        <Presets label={words.presets} options={presets} value={profit} onValueChange={set} />
        <p
          id={`${id}-note`}
          className={isWrong ? classNames(styles.hint, styles.isWrong) : styles.hint}
          aria-live="polite"
        >
          {note}
        </p>
      </div>
    </div>
  );
}
