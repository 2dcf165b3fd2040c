import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./accordion.module.css";

type AccordionItem = {
  /** The address fragment of the item. */
  readonly id: string;
  readonly question: string;
  /** One string per paragraph. */
  readonly answer: ReactNode;
};

type AccordionProps = {
  /** At most one item with this name is open. */
  readonly name: string;
  readonly items: readonly AccordionItem[];
  readonly heading?: "h2" | "h3";
  /** Prints each question's number at its end. */
  readonly numbered?: boolean;
  /** Called with the open item's id, or null, whatever opened or closed it. */
  readonly onOpenChange?: (id: string | null) => void;
};

export function Accordion({ name, items, heading: Heading = "h3", numbered = false, onOpenChange }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  const location = useLocation();

  // Browsers open the item around a fragment on a page load; a client navigation does not.
  useLayoutEffect(() => {
    const item = location.hash && document.getElementById(location.hash.slice(1))?.closest("details");
    if (!item || item.open || !root.current?.contains(item)) return;
    item.open = true;
    item.scrollIntoView(); // Not the answer, which has no layout yet.
  }, [location]);

  // Reports what was opened before hydration, by hand or by a fragment.
  const reportOpen = useEffectEvent(() => {
    const open = root.current?.querySelector<HTMLDetailsElement>("details[open]");
    if (open) onOpenChange?.(open.dataset.item ?? null);
  });
  useEffect(() => reportOpen(), []);

  function settle(item: HTMLDetailsElement) {
    const open = [...(root.current?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [])];
    // For browsers that do not support shared names.
    if (item.open) for (const other of open) if (other !== item) other.open = false;
    onOpenChange?.((item.open ? item : open[0])?.dataset.item ?? null);
  }

  return (
    <div ref={root} className={classNames(styles.accordion, numbered && styles.numbered)}>
      {items.map((item, index) => (
        <details
          key={item.id}
          className={styles.item}
          name={name}
          data-item={item.id}
          onToggle={(event) => settle(event.currentTarget)}
          // A visitor, a fragment or a search can open it before hydration.
          suppressHydrationWarning
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control; the click only adds motion */}
          <summary className={styles.question} onClick={animateOpen}>
            <span className={styles.mark} aria-hidden="true" />
            <Heading className="title-3">{item.question}</Heading>
            {numbered && (
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <span className={styles.cross} aria-hidden="true" />
          </summary>
          {/* The id is inside the item, where a fragment makes the browser open it, with or without script. */}
          <div className={styles.answer} id={item.id}>
            <Answer>{item.answer}</Answer>
          </div>
        </details>
      ))}
    </div>
  );
}

function Answer({ children }: { readonly children: ReactNode }) {
  if (typeof children === "string") return <p>{children}</p>;
  if (!Array.isArray(children)) return children;
  return children.map((part) => (typeof part === "string" ? <p key={part}>{part}</p> : part));
}

/** Where CSS cannot animate to an automatic height, the height is measured once the answer is rendered. */
function animateOpen(event: MouseEvent<HTMLElement>) {
  const item = event.currentTarget.closest("details");
  if (!item || CSS.supports("interpolate-size", "allow-keywords")) return;
  requestAnimationFrame(() => {
    const answer = item.querySelector<HTMLElement>("summary + *");
    if (!item.open || !answer) return;
    const style = getComputedStyle(item);
    answer.animate(
      [
        { height: "0", paddingBlock: "0", overflow: "clip" },
        { height: `${answer.offsetHeight}px`, overflow: "clip" },
      ],
      {
        duration: Number.parseFloat(style.getPropertyValue("--dur-3")),
        easing: style.getPropertyValue("--ease-settle"),
      },
    );
  });
}
