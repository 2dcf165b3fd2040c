import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./spinner.module.css";

export function Spinner({ size = "s" }: { readonly size?: "s" | "l" }) {
  return <span className={classNames(styles.spinner, size === "l" && styles.large)} aria-hidden="true" />;
}
