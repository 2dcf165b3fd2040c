import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { type ProceedsField, proceedsFields, proceedsHelp, proceedsHelpTitle } from "#content/depth/proceeds.ts";
import * as styles from "./proceeds.module.css";

/** What each field is and what is usual, with the source of every figure. */
export function FieldHelp({ names }: { readonly names: readonly ProceedsField[] }) {
  return (
    <details className={styles.help}>
      <summary>
        {proceedsHelpTitle}
        <Icon name="chevron-down" size="s" />
      </summary>
      <dl>
        {names.map((name) => {
          const { what, usual, sources = [] } = proceedsHelp[name];
          return (
            <div key={name}>
              <dt>{proceedsFields[name].label}</dt>
              <dd>
                {what} {usual}
                {sources.map((source) => (
                  <SmartLink key={source.url} className="link" to={source.url}>
                    {source.name}
                  </SmartLink>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
