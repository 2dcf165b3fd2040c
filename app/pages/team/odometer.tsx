import { cssVariables } from "#app/design/ui/css-variables.ts";
import * as styles from "./opening.module.css";

type OdometerProps = {
  /** Static text before and after the digits: `$`, `M+`. */
  readonly before?: string;
  readonly digits: number;
  readonly after?: string;
};

/** A counter with one window per digit. The markup holds the final figure; the animation is CSS only. */
export function Odometer({ before = "", digits, after = "" }: OdometerProps) {
  const places = [...String(digits)].map((digit, place) => ({ digit, place }));
  return (
    <>
      <span className="sr">{`${before}${digits}${after}`}</span>
      <span className={styles.odometer} aria-hidden="true">
        {before && <i>{before}</i>}
        {places.map(({ digit, place }) => (
          <i key={place} className={styles.digit} style={cssVariables({ "--digit": digit, "--place": place })}>
            {digit}
          </i>
        ))}
        {after && <i>{after}</i>}
      </span>
    </>
  );
}
