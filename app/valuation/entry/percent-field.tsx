import { Badge } from "#app/design/ui/facts/badge.tsx";
import { Slider } from "#app/design/ui/forms/slider.tsx";
import type { PercentQuestion } from "#domain/valuation/financial-inputs.ts";
import { bandLabel } from "#domain/valuation/text/labels.ts";

const percent = (value: number) => `${value}%`;

type PercentFieldProps = {
  readonly question: PercentQuestion;
  readonly label: string;
  /** Under the ends of the slider. */
  readonly ends: readonly [string, string] | undefined;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** A slider for a percentage, with a badge if the question names bands. */
export function PercentField({ question, label, ends, value, onChange }: PercentFieldProps) {
  const band = bandLabel(question.bands, value);
  return (
    <Slider
      label={label}
      note={band && <Badge>{band}</Badge>}
      {...question.bounds}
      value={value}
      format={percent}
      {...(ends && { ends })}
      onValueChange={onChange}
    />
  );
}
