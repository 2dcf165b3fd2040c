import { memo, useState } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { Frame, Section, SectionHead } from "#app/design/ui/section.tsx";
import { deeperPath } from "#app/shell/privacy/private-paths.ts";
import { type DepthPanelId, depthPanelIds, goDeeperWords as words } from "#content/depth/panels.ts";
import { shortMoney } from "#domain/valuation/text/money.ts";
import * as styles from "./depth.module.css";
import { DepthPanel, type DepthPanelProps, type PanelView } from "./depth-panel.tsx";

const loaders: Readonly<Record<DepthPanelId, () => Promise<PanelView>>> = {
  addBacks: async () => (await import("./add-backs/add-backs-panel.tsx")).AddBacksPanel,
  proceeds: async () => (await import("./proceeds/proceeds-panel.tsx")).ProceedsPanel,
  secondOpinion: async () => (await import("./second-opinion/second-opinion-panel.tsx")).SecondOpinionPanel,
  readiness: async () => (await import("./readiness/readiness-panel.tsx")).ReadinessPanel,
  goal: async () => (await import("./goal/goal-panel.tsx")).GoalPanel,
};

type GoDeeperProps = Omit<DepthPanelProps, "id" | "load" | "view" | "now" | "isOpen" | "typed">;

/** The questions an owner asks next. Each is one line until it is opened, and loads then. */
export const GoDeeper = memo(function GoDeeper(props: GoDeeperProps) {
  const [now] = useState(() => Date.now());
  return (
    <Section id="deeper">
      <Frame>
        <SectionHead title={words.title} lead={words.lead(shortMoney(props.valuation.adjustedValuation))}>
          {props.onSave && <p className={classNames(styles.kept, "screen-only")}>{words.kept}</p>}
        </SectionHead>
        {props.hasPage && (
          <noscript>
            <SmartLink to={deeperPath(props.valuationId)}>{words.withoutScript}</SmartLink>
          </noscript>
        )}
        <div className={styles.panels}>
          {depthPanelIds.map((id) => (
            <DepthPanel key={id} id={id} load={loaders[id]} now={now} {...props} />
          ))}
        </div>
      </Frame>
    </Section>
  );
});
