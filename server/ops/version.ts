import manifest from "#package.json" with { type: "json" };

/** The version that runs. `CHANGELOG.md` says what each one brought. */
export const { version } = manifest;
