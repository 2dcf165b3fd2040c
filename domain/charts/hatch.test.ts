import fc from "fast-check";
import { expect, it } from "vitest";
import { hatch } from "./hatch.ts";

const side = fc.integer({ min: 5, max: 400 });

it("fills a box with parallel lines that never leave it", () => {
  fc.assert(
    fc.property(side, side, fc.integer({ min: 2, max: 20 }), (width, height, step) => {
      const lines = [...hatch({ x: 10, y: 20, width, height }, step).matchAll(/M(\S+) (\S+?)L(\S+) (\S+?)(?=M|$)/g)];
      for (const line of lines) {
        const [x1, y1, x2, y2] = line.slice(1).map(Number) as [number, number, number, number];
        expect(x2 - x1).toBeCloseTo(y1 - y2, 1);
        for (const x of [x1, x2]) expect(x >= 10 && x <= 10 + width).toBe(true);
        for (const y of [y1, y2]) expect(y >= 20 && y <= 20 + height).toBe(true);
      }
      expect(lines).toHaveLength(Math.ceil((width + height) / step) - 1);
    }),
  );
});
