import type { TargetConfig } from "../config/CompanyConfig.ts";

/** A command of the project, as it is started in the folder of a publication. */
const project = (name: string, ...args: readonly string[]): readonly string[] => [
  process.execPath,
  "scripts/run.mjs",
  name,
  ...args,
];

/** Seconds that a deployment waits for another one. */
const waitSeconds = "120";

/** The options that every command about a target knows. */
const placeOf = ({ to, options }: TargetConfig): readonly string[] => {
  const at = options.indexOf("--endpoint");
  return ["--to", to, ...(at === -1 ? [] : options.slice(at, at + 2))];
};

/** What is written into the list of releases as the one who did it. */
export const doneBy = (name: string, number: number): string => `${name} (forslag ${number})`;

export const validateCommand = project("validate");

/** @param brands ids of the brands that the proposal changes */
export const buildCommand = (brands: readonly string[]): readonly string[] =>
  project("build", "--brand", brands.join(","), "--out", "dist");

export const verifyCommand = (brands: readonly string[]): readonly string[] =>
  project("verify", "dist", "--brand", brands.join(","));

/** What is served at a target, as JSON. It ends with 1 where nothing was deployed. */
export const releasesCommand = (target: TargetConfig): readonly string[] =>
  project("releases", ...placeOf(target), "--json");

/** People have approved it: a release that was taken back once is deployed again when they want the same once more. */
export const deployCommand = (
  { to, options }: TargetConfig,
  brands: readonly string[],
  by: string,
): readonly string[] => {
  const what = ["--dist", "dist", "--brand", brands.join(","), "--again"];
  return project("deploy", "--to", to, ...what, "--by", by, "--wait", waitSeconds, ...options);
};

export const rollbackCommand = (target: TargetConfig, brand: string, by: string): readonly string[] =>
  project("rollback", "--to", target.to, "--brand", brand, "--by", by, "--wait", waitSeconds, ...target.options);

/** A command of the configuration with its `{names}` filled in. Each stays one argument, whatever its value is. */
export const filledCommand = (
  command: readonly string[],
  values: Readonly<Record<string, string>>,
): readonly string[] =>
  command.map((part) =>
    part.replace(/\{(\w+)\}/g, (all, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? all) : all)),
  );
