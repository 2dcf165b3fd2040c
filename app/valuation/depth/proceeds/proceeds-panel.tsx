import type { PanelProps } from "#app/valuation/depth/panel-props.ts";
import { PanelResult } from "#app/valuation/depth/panel-result.tsx";

export function ProceedsPanel({ valuation }: PanelProps) {
  return <PanelResult estimate={valuation.adjustedValuation} label="" figure="" />;
}
