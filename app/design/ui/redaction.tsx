import type { CSSProperties, ReactNode } from "react";

type RedactedProps = {
  /** What is withheld and why: "Buyer’s name, shared after the NDA". Read aloud in place of the bar. */
  readonly reason: string;
  /** Width of the bar in ems of its own text. */
  readonly length?: number;
};

/** An ink bar that stands for a withheld name or figure. For confidentiality, never as ornament. */
export function Redacted({ reason, length = 6 }: RedactedProps) {
  return (
    <span className="redact" style={{ "--n": `${length}em` } as CSSProperties}>
      <span className="sr">[{reason}]</span>
    </span>
  );
}

/** The same words once the bar has been lifted. */
export function Lifted({ children }: { readonly children: ReactNode }) {
  return <span className="redact redact--lift">{children}</span>;
}
