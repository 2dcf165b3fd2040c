import { expect, test } from "vitest";
import { leadRequestSchema } from "#contracts/leads/lead.ts";
import { seededRandom } from "./random.ts";
import { sampleCapture } from "./sample-captures.ts";

const id = "7f0c9c1e-6c2b-4c59-9e0b-0f8d0d3c2b11";

test("every sample is a capture as the contract has it, of about 3 KB", () => {
  const random = seededRandom(7);
  for (let count = 0; count < 200; count++) {
    const capture = sampleCapture(random, id);
    expect(leadRequestSchema.safeParse(capture).error).toBeUndefined();
    expect(Buffer.byteLength(JSON.stringify(capture))).toBeGreaterThan(2_500);
    expect(Buffer.byteLength(JSON.stringify(capture))).toBeLessThan(3_500);
  }
});

test("a seed gives the same samples again, and another seed others", () => {
  const sample = (seed: number) => sampleCapture(seededRandom(seed), id);
  expect(sample(1)).toEqual(sample(1));
  expect(sample(1)).not.toEqual(sample(2));
});
