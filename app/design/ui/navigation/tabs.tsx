import { type ReactNode, useId, useState } from "react";
import { TabList, TabPanel } from "./tab-list.tsx";
import * as styles from "./tabs.module.css";

type TabsProps = {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly label: string; readonly panel: ReactNode }[];
};

export function Tabs({ label, items }: TabsProps) {
  const base = useId();
  const [selected, setSelected] = useState(items[0]?.id ?? "");
  return (
    <div className={styles.tabset}>
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
