/** Marks a person, quote or name as a sample; renders nothing once it is real. */
export function SampleMark({ of: { sample } }: { readonly of: { readonly sample: boolean } }) {
  return sample ? <small className="sample-mark">Sample</small> : null;
}
