import * as styles from "./skeleton.module.css";

type Bar = {
  /** Percent of the container. */
  readonly width: number;
  /** Pixels. */
  readonly height?: number;
};

type SkeletonProps = {
  /** What is loading, for screen readers. */
  readonly label: string;
  /** The shape of the content, so that nothing moves when it loads. */
  readonly bars: readonly Bar[];
};

export function Skeleton({ label, bars }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="sr">{label}</span>
      {bars.map((bar, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars are drawn once, in order
        <i key={index} className="pulse" style={{ width: `${bar.width}%`, height: bar.height }} />
      ))}
    </div>
  );
}
