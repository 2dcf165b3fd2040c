import { useId } from "react";
import { classNames } from "#app/design/ui/class-names.ts";
import { TextLink } from "#app/design/ui/controls/text-link.tsx";
import { guideWords } from "#content/pages/guide.ts";
import type { Source } from "#content/schemas/guide.ts";
import * as styles from "./guide.module.css";

export function Sources({ sources }: { readonly sources: readonly Source[] }) {
  const labelId = useId();
  return (
    <div className={classNames(styles.sources, "small")}>
      <span id={labelId}>{guideWords.sources}</span>
      <ul aria-labelledby={labelId}>
        {sources.map(({ name, url }) => (
          <li key={url}>
            <TextLink to={url}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
