import { useState } from "react";
import { Badge } from "#app/design/ui/facts/badge.tsx";
import { Choice, Presets } from "#app/design/ui/forms/choice.tsx";
import { Slider } from "#app/design/ui/forms/slider.tsx";
import { shortMoney } from "#domain/valuation/text/money.ts";
import { OnPine, Specimen, SpecimenGrid } from "./specimen.tsx";

const percent = (value: number) => `${value}%`;

const trends = [
  { value: "increasing", label: "Growing", icon: "trend-up" },
  { value: "flat", label: "Stable", icon: "trend-flat" },
  { value: "decreasing", label: "Declining", icon: "trend-down" },
] as const;

const amounts = [
  { value: 500_000, label: "$500K" },
  { value: 1_500_000, label: "$1.5M" },
  { value: 3_000_000, label: "$3M" },
];

function Profit() {
  const [profit, setProfit] = useState(1_500_000);
  return (
    <div>
      <Slider
        label="Annual pre-tax profit"
        note={<Badge>Growing Business</Badge>}
        min={100_000}
        max={10_000_000}
        step={50_000}
        value={profit}
        onValueChange={setProfit}
        format={shortMoney}
        ends={["$100K", "$10M"]}
      />
      <Presets label="Common amounts" options={amounts} value={profit} onValueChange={setProfit} />
    </div>
  );
}

function Recurring() {
  const [share, setShare] = useState(60);
  return (
    <Slider
      label="Recurring revenue"
      min={0}
      max={100}
      step={5}
      value={share}
      onValueChange={setShare}
      format={percent}
    />
  );
}

type TrendProps = {
  readonly name: string;
  readonly first: (typeof trends)[number]["value"] | null;
  readonly error?: string;
};

function Trend({ name, first, ...state }: TrendProps) {
  const [trend, setTrend] = useState(first);
  return <Choice {...state} label="Growth trend" name={name} options={trends} value={trend} onValueChange={setTrend} />;
}

export function SliderSection() {
  return (
    <Specimen id="sliders" title="Sliders and choices">
      <SpecimenGrid columns={2}>
        <Profit />
        <OnPine>
          <Recurring />
        </OnPine>
      </SpecimenGrid>
      <SpecimenGrid columns={2}>
        <Trend name="trend" first="increasing" />
        <Trend name="trend-error" first={null} error="Please select your growth trend" />
        <OnPine>
          <Trend name="trend-pine" first="increasing" />
        </OnPine>
      </SpecimenGrid>
    </Specimen>
  );
}
