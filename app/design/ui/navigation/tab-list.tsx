import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from "react";
import * as styles from "./tabs.module.css";

type Tab = {
  readonly id: string;
  readonly label: ReactNode;
};

type TabListProps = {
  /** Id prefix shared with the panels, so that they refer to each other. */
  readonly base: string;
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly className: string | undefined;
  readonly style?: CSSProperties;
};

const tabId = (base: string, id: string) => `${base}-tab-${id}`;
const panelId = (base: string, id: string) => `${base}-panel-${id}`;

/** One tab stop; arrows, Home and End move focus and selection together. */
export function TabList({ base, label, tabs, selected, onSelect, className, style }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent, index: number) {
    const target = destination(event.key, index, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target ?? 0]?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={className} style={style}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(base, tab.id)}
          aria-controls={panelId(base, tab.id)}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={(event) => move(event, index)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

function destination(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (index + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

type TabPanelProps = {
  readonly base: string;
  readonly id: string;
  readonly selected: boolean;
  /** The panel has focusable controls, so it need not be focusable itself. */
  readonly hasControls?: boolean;
  readonly children: ReactNode;
};

/** Hidden by CSS and not by `hidden`, so that every panel can be read without script. */
export function TabPanel({ base, id, selected, hasControls = false, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(base, id)}
      aria-labelledby={tabId(base, id)}
      // A panel without controls still has to be reachable from its tab.
      tabIndex={hasControls ? undefined : 0}
      className={styles.panel}
      data-selected={selected || undefined}
    >
      {children}
    </div>
  );
}
