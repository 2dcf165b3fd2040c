import { classNames } from "#app/design/ui/class-names.ts";
import { Button } from "#app/design/ui/controls/button.tsx";
import { industryPage } from "#content/pages/industry.ts";
import { pathOf } from "#content/registry/registry.ts";
import * as styles from "./value-mine.module.css";

const words = industryPage.valueMine;

type ValueMineProps = {
  /** The industry's key in the valuation's address. */
  readonly industry: string;
  readonly button: string;
};

/** The way into the valuation, with the industry chosen. A plain form: the valuation checks the address, or asks for it. */
export function ValueMine({ industry, button }: ValueMineProps) {
  return (
    <div className={classNames(styles.valueMine, "bleed screen-only")}>
      <div>
        <h3 className="title-3">{words.title}</h3>
        <p className="muted">{words.text}</p>
      </div>
      <form className={styles.form} action={pathOf("valuation")}>
        <input type="hidden" name="industry" value={industry} />
        <input
          name="website"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={words.placeholder}
          aria-label={words.label}
        />
        <input type="hidden" name="autoStart" value="true" />
        <Button type="submit">{button}</Button>
      </form>
    </div>
  );
}
