import * as styles from "./key-number.module.css";

/** The number of a note in a drawing. */
export function KeyNumber({ number }: { readonly number: number }) {
  return (
    <span className={styles.keyNumber} data-part="key-number">
      {number}
    </span>
  );
}
