import { type ComponentType, type FocusEvent, startTransition, useEffect, useId, useState } from "react";
import { useRotation } from "#app/design/ui/behavior/use-rotation.ts";
import { classNames } from "#app/design/ui/class-names.ts";
import { Badge } from "#app/design/ui/facts/badge.tsx";
import { TabList, TabPanel } from "#app/design/ui/navigation/tab-list.tsx";
import { platformPreview as preview } from "#content/pages/platform-preview.ts";
import * as styles from "./platform-preview.module.css";
import { DealProgress } from "./platform-slide-progress.tsx";

const slideMs = 4000;

const slides = [
  { id: "progress", title: preview.dealProgress.title },
  { id: "buyers", title: preview.laterTitles.buyerInsights },
  { id: "documents", title: preview.laterTitles.documentCenter },
] as const;

type Sheets = Readonly<Partial<Record<(typeof slides)[number]["id"], ComponentType>>>;

/** Only the first sheet is part of the page; the others load later, and rotation waits for them. */
function useSheets(): Sheets {
  const [sheets, setSheets] = useState<Sheets>({ progress: DealProgress });
  useEffect(() => {
    // Delayed, because hydration keeps the browser busy.
    const later = setTimeout(() => {
      import("./platform-slides-lazy.tsx").then(
        ({ BuyerInsights, DocumentCenter }) =>
          startTransition(() =>
            setSheets({ progress: DealProgress, buyers: BuyerInsights, documents: DocumentCenter }),
          ),
        () => {}, // If they do not load, the first sheet stays.
      );
    });
    return () => clearTimeout(later);
  }, []);
  return sheets;
}

const dots = slides.map(({ id, title }) => ({
  id,
  label: (
    <>
      <i aria-hidden="true" />
      <span>{title}</span>
    </>
  ),
}));

/** Three sheets of the client platform. They rotate until the visitor picks one, and pause on hover and focus. */
export function PlatformPreview() {
  const base = useId();
  const [held, setHeld] = useState(false);
  const [picked, setPicked] = useState(false);
  const sheets = useSheets();
  const [index, setIndex] = useRotation(slides.length, slideMs, !held && !picked && sheets.buyers !== undefined);
  const shown = slides[index] ?? slides[0];

  function pick(id: string) {
    setPicked(true);
    setIndex(slides.findIndex((slide) => slide.id === id));
  }

  const release = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the slides still
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={release}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups slides */}
      <div
        className={classNames(styles.sheet, "reg on-paper")}
        role="group"
        aria-roledescription="carousel"
        aria-label={preview.label}
      >
        <div className={styles.head}>
          <span className={classNames(styles.title, "title-3")} aria-hidden="true">
            {shown.title}
          </span>
          <Badge>{preview.project}</Badge>
        </div>
        <div className={styles.slides}>
          {slides.map(({ id }) => {
            const Sheet = sheets[id];
            return (
              <TabPanel key={id} base={base} id={id} selected={id === shown.id}>
                {Sheet && <Sheet />}
              </TabPanel>
            );
          })}
        </div>
      </div>
      <TabList
        base={base}
        label="Preview slides"
        tabs={dots}
        selected={shown.id}
        onSelect={pick}
        className={styles.dots}
      />
    </div>
  );
}
