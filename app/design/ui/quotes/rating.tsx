import { classNames } from "#app/design/ui/class-names.ts";
import * as styles from "./rating.module.css";

const star = "M12 2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.2l-6.1 3.4 1.4-6.8L2.2 9.1l6.9-.8z";

const places = [1, 2, 3, 4, 5] as const;

type RatingProps = {
  /** Whole stars. */
  readonly value?: number;
  readonly className?: string | undefined;
};

export function Rating({ value = 5, className }: RatingProps) {
  return (
    <span className={classNames(styles.rating, className)} role="img" aria-label={`Rated ${value} of ${places.length}`}>
      {places.map((place) => (
        <svg key={place} className={place > value ? styles.empty : undefined} viewBox="0 0 24 24" aria-hidden="true">
          <path d={star} />
        </svg>
      ))}
    </span>
  );
}
