import { classNames } from "./class-names.ts";
import { Status, type StatusValue } from "./status.tsx";

export type Workstream = {
  readonly number: number;
  readonly title: string;
  readonly status: StatusValue;
};

export type WorkstreamsProps = { readonly items: readonly Workstream[]; readonly className?: string | undefined };

export function Workstreams({ items, className }: WorkstreamsProps) {
  return (
    <ol className={classNames("wst on-paper", className)}>
      {items.map(({ number, title, status }) => (
        <li key={number}>
          <span className="wst__n num">{number}</span>
          <span className="wst__t">{title}</span>
          <Status value={status} />
        </li>
      ))}
    </ol>
  );
}
