import type { CSSProperties } from "react";

/** Passes positions and other data to the stylesheet as custom properties. */
export const cssVariables = (properties: Readonly<Record<`--${string}`, number | string>>): CSSProperties => properties;
