import { Icon } from "#app/design/ui/icon.tsx";
import { chosenIndustryWords as words } from "#content/pages/valuation.ts";
import { chosenName, type IndustryKey, industryLabelOf } from "#content/valuation/industries.ts";
import * as styles from "./entry.module.css";

type ChosenIndustryProps = {
  readonly industry: IndustryKey;
  readonly busy: boolean;
  readonly onRemove: () => void;
};

/** Names the industry that the visitor came with, and lets them remove it. */
export function ChosenIndustry({ industry, busy, onRemove }: ChosenIndustryProps) {
  const name = chosenName(industry);
  return (
    <p className={styles.industry}>
      <Icon name="folder" />
      <span>
        {industryLabelOf(industry) ? words.trade : words.playbook}: <b>{name}</b>. {words.note}{" "}
        <button type="button" className="link" aria-label={words.removeNamed(name)} disabled={busy} onClick={onRemove}>
          {words.remove}
        </button>
      </span>
    </p>
  );
}
