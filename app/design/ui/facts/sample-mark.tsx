import * as styles from "./sample-mark.module.css";

/** Marks a person, quote or name as a sample; renders nothing once it is real. */
export function SampleMark({ of: { sample } }: { readonly of: { readonly sample: boolean } }) {
  return sample ? <small className={styles.sampleMark}>Sample</small> : null;
}
