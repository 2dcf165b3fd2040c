import { type FocusEvent, useId, useState } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { TabList, TabPanel } from "#app/ui/tab-list.tsx";
import { useRotation } from "#app/ui/use-rotation.ts";
import { platformPreview as preview } from "#content/pages/platform-preview.ts";
import "./platform-preview.css";
import { BuyerInsights, DealProgress, DocumentCenter } from "./platform-slides.tsx";

const slideMs = 4000;

const slides = [
  { id: "progress", title: preview.dealProgress.title, Slide: DealProgress },
  { id: "buyers", title: preview.buyerInsights.title, Slide: BuyerInsights },
  { id: "documents", title: preview.documentCenter.title, Slide: DocumentCenter },
] as const;

const dots = slides.map(({ id, title }) => ({
  id,
  label: (
    <>
      <i aria-hidden="true" />
      <span>{title}</span>
    </>
  ),
}));

/** Three sheets of the client platform. They turn by themselves until the visitor picks one, and hold while looked at. */
export function PlatformPreview() {
  const base = useId();
  const [held, setHeld] = useState(false);
  const [picked, setPicked] = useState(false);
  const [index, setIndex] = useRotation(slides.length, slideMs, !held && !picked);
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
      <div className="dash reg on-paper" role="group" aria-roledescription="carousel" aria-label={preview.label}>
        <div className="dash__h">
          <span className="title-3" aria-hidden="true">
            {shown.title}
          </span>
          <Badge>{preview.project}</Badge>
        </div>
        <div className="dash__s">
          {slides.map(({ id, Slide }) => (
            <TabPanel key={id} base={base} id={id} selected={id === shown.id}>
              <Slide />
            </TabPanel>
          ))}
        </div>
      </div>
      <TabList base={base} label="Preview slides" tabs={dots} selected={shown.id} onSelect={pick} className="dots" />
    </div>
  );
}
