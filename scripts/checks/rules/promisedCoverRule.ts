import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { isObject } from "#contract/isObject.ts";
import { isSameJson } from "#contract/isSameJson.ts";
import { valueAt } from "#contract/valueAt.ts";
import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { layersOf, provenance } from "#scripts/brands/layers.ts";
import type { BrandFolder, DescriptorsInLanguage, Workspace } from "#scripts/brands/loadWorkspace.ts";
import { quoted } from "#scripts/shared/text/quoted.ts";
import type { Rule } from "../Rule.ts";

/** Slogans for customers who have no agreements, or of whom it is not known whether they have any. */
const withoutCover: readonly string[] = ["heroTitleWithoutAgreements", "heroTitleUnknown"];

/** Words that promise cover: insured, secured, safe, renewed, covered, protected, in all languages of the portal. */
const promise =
  /\b(?:insured|secured?|safe\w*|renewed|covered|protected|forsikr(?:et|a)|u?sikr(?:et|a)|trygg\w*|fornye\w*|dekk(?:et|a)|beskytt\w*|vern(?:et|a))\b/iu;

/** Places in the marketing texts that can have a slogan: the brand's own, and those of each campaign. */
function placesIn(descriptor: Readonly<Record<string, unknown>>): (readonly string[])[] {
  const campaigns = valueAt(descriptor, ["marketing", "campaigns"]);
  const names = isObject(campaigns) ? Object.keys(campaigns) : [];
  return [
    ["marketing"],
    ...names.flatMap((name) => ["texts", "before", "after"].map((phase) => ["marketing", "campaigns", name, phase])),
  ];
}

function promisedCover(
  { base }: Workspace,
  { json }: BrandFolder,
  { language, common, effective }: DescriptorsInLanguage,
): Finding[] {
  return [undefined, ...environmentNames].flatMap((environment) => {
    const descriptor = environment === undefined ? common : effective[environment];
    return placesIn(descriptor).flatMap((place) =>
      withoutCover.flatMap((field) => {
        const path = [...place, field];
        const text = valueAt(descriptor, path);
        const word = typeof text === "string" && promise.exec(text)?.[0];
        if (!word || (environment !== undefined && isSameJson(text, valueAt(common, path)))) return [];
        const found = problem("promised-cover", { field, word: quoted(word) });
        return [findingAt(provenance(layersOf(base, json, environment, { language }), path).value, found)];
      }),
    );
  });
}

/** No customer without known agreements is told that they are insured (spec: brands-25). */
export const promisedCoverRule: Rule = {
  name: "promised cover",
  check: ({ workspace }) =>
    workspace.baseBroken
      ? []
      : workspace.brands.flatMap((brand) =>
          brand.inLanguages.flatMap((descriptors) => promisedCover(workspace, brand, descriptors)),
        ),
};
