import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./close-button.module.css";
import { Icon } from "./icon.tsx";

type CloseButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  readonly label: string;
};

export function CloseButton({ label, type = "button", className, ...rest }: CloseButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(styles.close, className)} aria-label={label}>
      <Icon name="close" />
    </button>
  );
}
