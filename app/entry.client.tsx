import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { storeVisitSource } from "#app/shell/visit/visit-source.ts";

async function start(): Promise<void> {
  if (!document.getElementById("main")) {
    console.error("Root element not found!");
    return;
  }
  storeVisitSource();
  if (!("IntersectionObserver" in window)) await import("#app/shell/document/intersection-observer-shim.ts");
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

void start();
