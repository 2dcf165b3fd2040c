/** A smooth line through equally spaced values: height and slope (per step) at each of them. */
export type Curve = readonly { readonly height: number; readonly slope: number }[];

/** Monotone between values (Fritsch and Butland), so a layer cannot dip below zero. */
export function monotoneCurve(values: readonly number[]): Curve {
  return values.map((height, index) => {
    const before = height - (values[index - 1] ?? height);
    const after = (values[index + 1] ?? height) - height;
    return { height, slope: before * after <= 0 ? 0 : (2 * before * after) / (before + after) };
  });
}

/** The curve's height between its values: `step` 1.5 is halfway from the second to the third. */
export function heightAt(curve: Curve, step: number): number {
  const index = Math.min(Math.max(Math.floor(step), 0), curve.length - 2);
  const [from, to] = [curve[index], curve[index + 1]];
  if (!(from && to)) return curve[0]?.height ?? 0;
  const part = step - index;
  const rest = 1 - part;
  return (
    rest * rest * (1 + 2 * part) * from.height +
    part * part * (3 - 2 * part) * to.height +
    part * rest * (rest * from.slope - part * to.slope)
  );
}

/** Adds two curves over the same steps, so that stacked layers share their edges exactly. */
export function addCurves(one: Curve, other: Curve, share = 1): Curve {
  return one.map(({ height, slope }, index) => {
    const added = other[index] ?? { height: 0, slope: 0 };
    return { height: height + share * added.height, slope: slope + share * added.slope };
  });
}
