import { valueAt } from "#contract/valueAt.ts";
import { type Finding, findingAt, spelling } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";
import { isObject } from "#contract/isObject.ts";
import { fileProblem } from "#contract/descriptor/formats.ts";
import { layersOf, provenance } from "#scripts/brands/layers.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import { readImage } from "#scripts/brands/readImage.ts";
import type { Rule } from "../Rule.ts";
import { imageFindings } from "../svg/imageFindings.ts";
import type { ImageShape } from "../svg/svgProblems.ts";

function findingsOf(brand: BrandFolder, file: string, shape: ImageShape): Finding[] {
  const read = readImage(brand, file);
  return "finding" in read ? [read.finding] : imageFindings(read.source, shape);
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

function brandFindings(workspace: Workspace, brand: BrandFolder): Finding[] {
  const layers = layersOf(workspace.base, brand.json);
  const { common: descriptor } = brand;
  const findings: Finding[] = [];
  const checked = new Set<string>();
  const ofProducts = Object.keys(asObject(valueAt(descriptor, ["assets", "recommendationImages"])));
  const fields = ["logo", "icon", "logoDark", "memberLogo"].map((name) => ["assets", name]);
  for (const field of [...fields, ...ofProducts.map((product) => ["assets", "recommendationImages", product])]) {
    const [, name] = field;
    const file = valueAt(descriptor, field);
    // A name that is not valid has a finding of its own.
    if (typeof file !== "string" || fileProblem(file) !== undefined) continue;
    if (brand.files.includes(file)) {
      if (!checked.has(file) || name === "icon")
        findings.push(...findingsOf(brand, file, name === "icon" ? "square" : "any"));
      checked.add(file);
      continue;
    }
    const images = brand.files.filter((each) => /\.svg$/i.test(each));
    const near = didYouMean(file, images);
    const missing = problem("missing-file", { path: `${brand.shown}/${file}`, known: images });
    const place = provenance(layers, field).value;
    findings.push(findingAt(place, missing, { fix: spelling(near) }));
  }
  return findings;
}

/** Logos, icons and other images exist, and they only draw. */
export const assetsRule: Rule = {
  name: "assets",
  check: ({ workspace }) => workspace.brands.flatMap((brand) => brandFindings(workspace, brand)),
};
