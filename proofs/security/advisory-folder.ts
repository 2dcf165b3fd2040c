import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { satisfies, validRange } from "semver";
import { parse } from "yaml";
import { z } from "zod";
import { type Check, check, notChecked } from "../harness/check.ts";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

type Installed = { readonly name: string; readonly version: string; readonly isDev: boolean };

/** Everything that a lock file installs, without the project itself. */
export function installedBy(lock: string): readonly Installed[] {
  return Object.entries(lockSchema.parse(JSON.parse(lock)).packages).flatMap(
    ([place, { name, version, dev, link }]) => {
      const folder = place.split("node_modules/").slice(1).at(-1);
      if (folder === undefined || link || version === undefined) return [];
      return [{ name: name ?? folder, version, isDev: dev === true }];
    },
  );
}

const advisorySchema = z.object({
  identifier: z.string(),
  pubdate: z.string(),
  affected_range: z.string().refine((range) => range !== "" && validRange(range) !== null),
});

type Advisory = z.output<typeof advisorySchema> | { readonly unreadable: string };

/** GitLab's open database has a folder per package and a file per vulnerability. */
function advisoriesFor(folder: string, name: string): readonly Advisory[] {
  const place = join(folder, "npm", name);
  if (!existsSync(place)) return [];
  const files = readdirSync(place).filter((file) => file.endsWith(".yml"));
  return files.map((file) => {
    const advisory = advisorySchema.safeParse(parse(readFileSync(join(place, file), "utf8")));
    return advisory.success ? advisory.data : { unreadable: file };
  });
}

/**
 * Compares installed packages with a copy of the database. What cannot be parsed counts as a vulnerability, because it
 * was not checked.
 */
export function judgeByFolder(name: string, folder: string, installed: readonly Installed[]): Check {
  if (!existsSync(join(folder, "npm"))) return notChecked(name, `not checked: no advisories for npm in ${folder}`);
  let newest = "";
  let looked = 0;
  const holes = installed.flatMap(({ name: packageName, version }) =>
    advisoriesFor(folder, packageName).flatMap((advisory) => {
      looked += 1;
      if ("unreadable" in advisory) return [`${packageName}: ${advisory.unreadable} cannot be read`];
      newest = advisory.pubdate > newest ? advisory.pubdate : newest;
      const isHit = satisfies(version, advisory.affected_range, { includePrerelease: true });
      return isHit ? [`${packageName} ${version}: ${advisory.identifier} (${advisory.affected_range})`] : [];
    }),
  );
  const against = `${looked} advisories up to ${newest || "no date"}`;
  return check(name, `${installed.length} packages against ${against}, ${holes.length} with a known hole`, holes);
}

export function folderChecks(folder: string, lock: string): readonly Check[] {
  const installed = installedBy(lock);
  return [
    judgeByFolder(
      "dependencies of the product, by the folder",
      folder,
      installed.filter(({ isDev }) => !isDev),
    ),
    judgeByFolder("dependencies of all, by the folder", folder, installed),
  ];
}
