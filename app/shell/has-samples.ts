/** In its own module, so that tests can mock it. */
export const hasSamples: boolean = __HAS_SAMPLES__;
