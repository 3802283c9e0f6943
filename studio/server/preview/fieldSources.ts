import { valueAt } from "#contract/valueAt.ts";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import type { BrandBlock } from "#contract/brandBlock.ts";
import { isObject } from "#contract/isObject.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";

type Path = FieldSource["path"];

/** The parts of a descriptor whose values customers see. Everything else could only match by accident. */
const seenParts: readonly Path[] = [
  ["name"],
  ["logo", "url"],
  ["footer"],
  ["dataController"],
  ["urls"],
  ["marketing"],
  ["purchase", "externalLinks"],
  ["faq"],
  ["cards"],
  ["otherInsurance"],
];

/** Days and categories are not texts. */
const unseen = /^(?:category|firstDay|lastDay)$/;

function seenAs(path: Path, value: string): FieldSource["seenAs"] {
  if (path.at(-1) === "telefon") return "phone";
  return /^(?:https?:\/\/|\/)/.test(value) ? "href" : "text";
}

/** The strings below a path. */
function stringsAt(value: unknown, path: Path): readonly (readonly [Path, string])[] {
  if (typeof value === "string") return value === "" || unseen.test(String(path.at(-1))) ? [] : [[path, value]];
  if (Array.isArray(value)) return value.flatMap((each, index) => stringsAt(each, [...path, index]));
  return isObject(value) ? Object.entries(value).flatMap(([key, each]) => stringsAt(each, [...path, key])) : [];
}

type Locale = readonly [name: string, texts: Readonly<Record<string, string>>];

/** The portal's own texts, by the names of their files. */
async function readLocales(): Promise<readonly Locale[]> {
  const folder = join(import.meta.dirname, "../../../locales/nb");
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Promise.all(
    names.map(async (name): Promise<Locale> => {
      const texts = JSON.parse(await readFile(join(folder, name), "utf8")) as Readonly<Record<string, string>>;
      return [basename(name, ".json"), texts];
    }),
  );
}

let locales: Promise<readonly Locale[]> | undefined;

/**
 * Everything of a brand that can be seen in its portal, with the field that makes it. A value that the shown environment
 * of the brand's own file replaces belongs to the environment.
 * @param brand as it is shown: its Test environment has the values of the shown one
 * @param descriptor the brand's own file, parsed
 */
export async function fieldSources(
  { effective, theme, tenant }: Brand,
  environment: EnvironmentName,
  descriptor: unknown,
  { assets }: BrandBlock,
): Promise<readonly FieldSource[]> {
  locales ??= readLocales();
  const inEnvironment = (path: Path): Path => {
    const own = ["environments", environment, ...path];
    return valueAt(descriptor, own) === undefined ? path : own;
  };
  const values = seenParts
    .flatMap((part) => stringsAt(valueAt(effective.Test, part), part))
    .map(([path, value]): FieldSource => ({
      kind: "descriptor",
      path: inEnvironment(path),
      seenAs: seenAs(path, value),
      value,
    }));
  const texts = (await locales).flatMap(([name, all]) =>
    Object.entries({ ...all, ...tenant.texts[name] }).map(([key, value]): FieldSource => ({
      kind: "descriptor",
      path: inEnvironment(["texts", name, key]),
      seenAs: "text",
      value,
    })),
  );
  const images = [
    [["assets", "logo"], assets.logo],
    [["assets", "memberLogo"], assets.memberLogo],
    ...Object.entries(assets.recommendationImages ?? {}).map(
      ([product, image]) => [["assets", "recommendationImages", product], image] as const,
    ),
  ] as const;
  const imageSources = images.flatMap(([path, image]): FieldSource[] =>
    image === undefined ? [] : [{ kind: "descriptor", path, seenAs: "src", value: image.url }],
  );
  const roles = [...theme.tokens.keys()].map((name): FieldSource => ({
    kind: "theme",
    path: name.split("."),
    seenAs: "variable",
    value: `--${name.replace(".", "-")}`,
  }));
  return [...values, ...texts, ...imageSources, ...roles];
}
