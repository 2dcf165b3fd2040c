import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Spoken when it appears. The control points to it with aria-describedby. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <span className="err" id={id} role="alert">
      <Icon name="alert" />
      {children}
    </span>
  );
}
