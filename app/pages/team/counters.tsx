import { useEffect, useRef, useState } from "react";
import { whenNear } from "#app/design/ui/behavior/when-near.ts";
import { classNames } from "#app/design/ui/class-names.ts";
import { teamPage } from "#content/pages/team.ts";
import { Odometer } from "./odometer.tsx";
import * as styles from "./opening.module.css";

/**
 * The counters animate once, when they become visible: those in view on first paint, with or without script, the others
 * when scrolled to. The markup always holds the final figure.
 */
export function TeamCounters() {
  const strip = useRef<HTMLDListElement>(null);
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    const element = strip.current;
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
    setIsWaiting(true);
    return whenNear(element, "0px 0px -48px", () => setIsWaiting(false));
  }, []);

  return (
    <dl ref={strip} className={classNames(styles.counters, "stats bleed")} data-waiting={isWaiting || undefined}>
      {teamPage.counters.map(({ label, ...figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Odometer {...figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
