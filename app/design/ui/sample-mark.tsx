/** Says in small type that a person, a quote or a name is a placeholder; nothing once it is real. */
export function SampleMark({ of: { sample } }: { readonly of: { readonly sample: boolean } }) {
  return sample ? <small className="sample-mark">Sample</small> : null;
}
