import { type Ref, useId, useState } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Presets } from "#app/ui/choice.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { valuationFlow } from "#content/valuation-flow.ts";
import {
  boundProfit,
  profitBounds,
  profitPresets,
  type TypedProfit,
  typedProfit,
} from "#domain/valuation/financial-inputs.ts";
import { profitLabel } from "#domain/valuation/labels.ts";
import { exactMoney } from "#domain/valuation/money.ts";

const words = valuationFlow.dialog.profit;
const presets = profitPresets.map(({ value, label }) => ({ value, label: `$${label}` }));

const notes: Partial<Record<TypedProfit["is"], string>> = words.notes;

type ProfitFieldProps = {
  readonly ref: Ref<HTMLInputElement>;
  readonly profit: number | null;
  readonly error: string | undefined;
  readonly onChange: (profit: number | null) => void;
};

/** One amount, three ways to give it: the slider, a round figure, or the figure itself, typed. */
export function ProfitField({ ref, profit, error, onChange }: ProfitFieldProps) {
  const id = useId();
  /** What the visitor is typing; without it the field writes the amount itself. */
  const [text, setText] = useState(profit === null ? "" : undefined);
  const [note, setNote] = useState<string>();
  /** Where the slider stays while what is typed is no amount yet. */
  const [slid, setSlid] = useState(boundProfit(profit ?? profitBounds.min));

  function set(amount: number) {
    setText(undefined);
    setNote(undefined);
    setSlid(amount);
    onChange(amount);
  }

  function type(written: string) {
    const typed = typedProfit(written);
    setText(written);
    setNote(undefined);
    if (typed.is === "within" || typed.is === "above") setSlid(typed.bounded);
    // Too little stays as it is typed: the form refuses it, and must not make more of it.
    onChange("typed" in typed ? typed.typed : null);
  }

  function settle() {
    const typed = typedProfit(text ?? "");
    setNote(notes[typed.is]);
    if (typed.is === "within") setText(undefined);
    if (typed.is === "above") {
      setText(undefined);
      onChange(typed.bounded);
    }
  }

  return (
    <div className="fin__p">
      <Slider
        label={words.label}
        note={<Badge>{profitLabel(slid)}</Badge>}
        {...profitBounds}
        value={slid}
        format={exactMoney}
        ends={words.ends}
        onValueChange={set}
        error={error}
        errorId={`${id}-error`}
        readout={
          <input
            ref={ref}
            className="figure fin__v"
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={words.placeholder}
            aria-label={words.typed}
            aria-describedby={error ? `${id}-error` : `${id}-note`}
            aria-invalid={error ? true : undefined}
            value={text ?? exactMoney(profit)}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onBlur={settle}
          />
        }
      />
      <div className="fin__q">
        <Presets label={words.presets} options={presets} value={profit} onValueChange={set} />
        <p id={`${id}-note`} className="fin__h" aria-live="polite">
          {note ?? words.hint}
        </p>
      </div>
    </div>
  );
}
