import { versionBefore } from "../../server/store/migrations/set-aside.ts";

/** The last commit of the version before, and the folder of its kept store. */
export const before = {
  ...versionBefore,
  commit: "a4a25b38d704848ec2d6d62d5057fc373cdfec10",
  keptIn: `tests/upgrade/${versionBefore.version}`,
} as const;
