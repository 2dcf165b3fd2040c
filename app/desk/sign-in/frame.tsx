import type { ReactNode } from "react";
import { Link } from "react-router";
import { Engraving } from "#app/design/art/engraving.tsx";
import { Logo } from "#app/design/art/logo.tsx";
import { deskTitle } from "#content/desk/shell.ts";
import * as styles from "./frame.module.css";

type FrameProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** At the foot of the page. */
  readonly remark?: string;
  readonly motto: string;
  readonly mottoText?: string;
  readonly children: ReactNode;
};

/** The frame of the screens before the desk: the form on paper, the engraving beside it. */
export function SignInFrame({ title, lead, remark, motto, mottoText, children }: FrameProps) {
  return (
    <main className={styles.page}>
      <title>{deskTitle(title)}</title>
      <div className={styles.side}>
        <Logo />
        <div className={styles.form}>
          <h1 className="title-1">{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        <p className={styles.remark}>{remark}</p>
      </div>
      <div className={`${styles.art} on-pine`}>
        <Engraving />
        <div className={styles.motto}>
          <p className="title-2">{motto}</p>
          {mottoText !== undefined && <p className={styles.mottoText}>{mottoText}</p>}
        </div>
      </div>
    </main>
  );
}

/** Between two ways in. */
export function Or({ children }: { readonly children: string }) {
  return <p className={styles.or}>{children}</p>;
}

export function ToSignIn({ children }: { readonly children: string }) {
  return (
    <p className={styles.note}>
      <Link className="link" to="/sign-in">
        {children}
      </Link>
    </p>
  );
}
