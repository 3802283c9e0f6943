import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import type { Path } from "#scripts/brands/json/jsonFile.ts";
import { parseJson } from "#scripts/text/jsonc/readTree.ts";
import { removeValue } from "#scripts/text/jsonc/removeValue.ts";

const campaigns: Path = ["marketing", "campaigns"];

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

/** Whether a campaign has everything without which it cannot be shown. */
const isWhole = (campaign: Readonly<Record<string, unknown>>): boolean =>
  ["firstDay", "lastDay", "texts"].every((name) => campaign[name] !== undefined && campaign[name] !== null);

/** The campaigns of one layer that have no days or no texts yet, also with what the layers below have of them. */
function unfinishedIn(layer: Path, value: unknown, below: readonly unknown[]): Path[] {
  const own = fieldsOf(valueAt(value, [...layer, ...campaigns]));
  return Object.entries(own).flatMap(([name, campaign]) => {
    if (!isObject(campaign)) return [];
    const parts = [...below.map((each) => fieldsOf(valueAt(each, [...campaigns, name]))), campaign];
    return isWhole(Object.assign({}, ...parts)) ? [] : [[...layer, ...campaigns, name]];
  });
}

/**
 * The text of a descriptor without the campaigns that somebody has begun and not filled in, so that the rest can be
 * looked at. Only previews use it: what is saved and what is checked has them.
 * @param base the value of the descriptor that all brands share
 */
export function withoutUnfinished(text: string, base: unknown): string {
  const { value } = parseJson(text);
  const unfinished = [
    ...unfinishedIn([], value, [base]),
    ...environmentNames.flatMap((name) =>
      unfinishedIn(["environments", name], value, [base, valueAt(base, ["environments", name]), value]),
    ),
  ];
  return unfinished.reduce((rest, path) => removeValue(rest, path), text);
}
