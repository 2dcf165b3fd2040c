import type { ReactNode } from "react";
import type { PrivatePageAction } from "#contracts/leads/private-page.ts";

type ActionFormProps = {
  /** Path of the page, which also handles its forms. */
  readonly path: string;
  readonly action: PrivatePageAction;
  /** Values that are sent besides what the visitor enters. */
  readonly about?: Readonly<Record<string, string | number>>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A form of the private page. It works without script: the page loads again and says what happened. */
export function ActionForm({ path, action, about = {}, className, children }: ActionFormProps) {
  return (
    <form method="post" action={path} className={className}>
      {Object.entries({ action, ...about }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
