import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import * as styles from "./accordion.module.css";
import { classNames } from "./class-names.ts";

type AccordionItem = {
  /** The fragment of the item's address. */
  readonly id: string;
  readonly question: string;
  /** One string a paragraph. */
  readonly answer: ReactNode;
};

type AccordionProps = {
  /** One item with this name is open at a time. */
  readonly name: string;
  readonly items: readonly AccordionItem[];
  readonly heading?: "h2" | "h3" | "h4";
  /** Prints each question's number at its end. */
  readonly numbered?: boolean;
  readonly defaultOpen?: string;
  /** Told which item is open, or null, whatever opened or closed it. */
  readonly onOpenChange?: (id: string | null) => void;
};

export function Accordion({
  name,
  items,
  heading: Heading = "h3",
  numbered = false,
  defaultOpen,
  onOpenChange,
}: AccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  const location = useLocation();

  // Browsers open the item around a fragment on a plain visit; the router's own navigation never asks them to.
  useLayoutEffect(() => {
    const item = location.hash && document.getElementById(location.hash.slice(1))?.closest("details");
    if (!item || item.open || !root.current?.contains(item)) return;
    item.open = true;
    item.scrollIntoView(); // the answer itself has no place yet: it is about to grow
  }, [location]);

  // What was opened before hydration, by hand or by a fragment, was told to nobody.
  const tellOpen = useEffectEvent(() => {
    const open = root.current?.querySelector<HTMLDetailsElement>("details[open]");
    if (open) onOpenChange?.(open.dataset.item ?? null);
  });
  useEffect(() => tellOpen(), []);

  function settle(item: HTMLDetailsElement) {
    const open = [...(root.current?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [])];
    // For browsers that do not know that the items share a name.
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
          open={item.id === defaultOpen}
          onToggle={(event) => settle(event.currentTarget)}
          // A visitor, a fragment or a search can open it before hydration.
          suppressHydrationWarning
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control; the click only adds motion */}
          <summary className={styles.question} onClick={growOpen}>
            <span className={styles.mark} aria-hidden="true" />
            <Heading className="title-3">{item.question}</Heading>
            {numbered && (
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <span className={styles.cross} aria-hidden="true" />
          </summary>
          {/* The id is inside the item, where a fragment makes the browser open it, script or none. */}
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

/** Where the style sheet cannot animate to a height of its own, the height is measured once the answer is there. */
function growOpen(event: MouseEvent<HTMLElement>) {
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
