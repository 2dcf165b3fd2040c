import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

type CloseButtonProps = Omit<ComponentProps<"button">, "children" | "className" | "aria-label"> & {
  readonly label: string;
};

export function CloseButton({ label, type = "button", ...rest }: CloseButtonProps) {
  return (
    <button {...rest} type={type} className="x" aria-label={label}>
      <Icon name="close" />
    </button>
  );
}
