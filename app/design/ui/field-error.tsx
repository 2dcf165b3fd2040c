import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Announced when it appears. The control refers to it with aria-describedby. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <span className="err" id={id} role="alert">
      <Icon name="alert" />
      {children}
    </span>
  );
}
