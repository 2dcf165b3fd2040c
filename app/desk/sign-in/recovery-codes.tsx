import { setUpWords as words } from "#content/desk/sign-in.ts";
import * as styles from "./frame.module.css";

/** Shown once, when they are made. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <div className={styles.app}>
      <p>{words.codes}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className={styles.note}>{words.codesHint}</p>
    </div>
  );
}
