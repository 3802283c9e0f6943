import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import { isObject } from "#contract/isObject.ts";
import { filesOf } from "#scripts/brands/languages/DescriptorFile.ts";
import type { Drafts, OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";

/** A file of fields in which Test has the values of another environment, under its own host names. */
function withTestAs(value: Record<string, unknown>, environment: EnvironmentName): string {
  const { environments } = value;
  const all = isObject(environments) ? environments : {};
  const [shown, test] = [all[environment], all["Test"]].map((each) => (isObject(each) ? each : {}));
  const { hostnames: _, ...fields } = shown ?? {};
  const own = test?.["hostnames"] === undefined ? {} : { hostnames: test["hostnames"] };
  return JSON.stringify({ ...value, environments: { ...all, Test: { ...fields, ...own } } });
}

/**
 * The drafts with the values of an environment in the place of those of Test, which is what a page on this machine has.
 */
export function inEnvironment(
  { base, brand }: OpenWorkspace,
  id: string,
  drafts: Drafts,
  environment: EnvironmentName,
): Drafts {
  if (environment === "Test") return drafts;
  const files = [base, brand(id)?.json].flatMap((file) => (file === undefined ? [] : filesOf(file)));
  return new Map([...drafts, ...files.map(({ file, value }) => [file, withTestAs(value, environment)] as const)]);
}
