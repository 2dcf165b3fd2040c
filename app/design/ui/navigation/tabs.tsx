import { type ReactNode, useId, useState } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { TabList, TabPanel } from "./tab-list.tsx";
import * as styles from "./tabs.module.css";

type TabsProps = {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly label: string; readonly panel: ReactNode }[];
  readonly defaultSelected?: string;
  readonly className?: string | undefined;
};

export function Tabs({ label, items, defaultSelected, className }: TabsProps) {
  const base = useId();
  const [selected, setSelected] = useState(defaultSelected ?? items[0]?.id ?? "");
  return (
    <div className={classNames(styles.tabset, className)}>
      <TabList
        base={base}
        label={label}
        tabs={items}
        selected={selected}
        onSelect={setSelected}
        className={styles.tabs}
      />
      {items.map((item) => (
        <TabPanel key={item.id} base={base} id={item.id} selected={item.id === selected}>
          {item.panel}
        </TabPanel>
      ))}
    </div>
  );
}
