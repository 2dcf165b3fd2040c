import { SmartLink } from "#app/design/ui/controls/smart-link.tsx";
import * as styles from "./breadcrumbs.module.css";

export type Crumb = { readonly name: string; readonly path: string };

/** The last entry is the page itself and is not a link. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
      <ol>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <SmartLink to={path}>{name}</SmartLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
