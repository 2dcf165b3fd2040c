/** In a module of its own, so that a test can show both states. */
export const hasSamples: boolean = __HAS_SAMPLES__;
