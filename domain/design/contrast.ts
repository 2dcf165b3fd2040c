type Rgb = readonly [number, number, number];

function rgbOf(hex: string): Rgb {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new Error(`Not a six-digit color: ${hex}`);
  return [1, 2, 3].map((part) => Number.parseInt(digits[part] ?? "", 16)) as unknown as Rgb;
}

/** Red, green and blue as linear light, 0 to 1. */
export function linearRgb(hex: string): Rgb {
  return rgbOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
}

function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors as WCAG 2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
