import type { JsonFile, Path } from "#scripts/brands/json/jsonFile.ts";
import { brandFileSchema } from "#scripts/brands/schema/layerSchema.ts";
import { schemaAt } from "#scripts/brands/schema/schemaAt.ts";
import { unfilledIn } from "#scripts/brands/unfilled.ts";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { describeField } from "#studio/document/describeField.ts";
import { missingText } from "#studio/document/BridgeMessage.ts";

/** Every value that is replaced is in the file: nothing has to be placed among others. */
const noNames = (): string[] => [];

/** What can stand in for a value, the plainest first: the field takes the first one of its format. */
function candidatesFor(title: string): string[] {
  return [
    `${missingText}: ${title}`,
    missingText,
    `/simulator/side?${new URLSearchParams({ navn: `Adresse mangler: ${title}` })}`,
    "mangler.example",
    "post@mangler.example",
    "00000000",
    "000000000",
    "https://mangler.example",
    "https://mangler@mangler.example/1",
    "mangler",
    "MANGLER",
    "1",
  ];
}

/** The stand-in for a value at a path; undefined when none has the format of the field. */
function standInFor({ value }: JsonFile, path: Path): string | undefined {
  const schema = schemaAt(brandFileSchema, value, path);
  const title = describeField("descriptor", path)?.title ?? String(path.at(-1));
  return candidatesFor(title).find((candidate) => schema?.safeParse(candidate).success === true);
}

/**
 * The text of a descriptor with a stand-in for each value that has still to be filled in, so that the brand can be
 * looked at. Only previews use it: what is saved and what is checked has the empty value.
 */
export function withStandIns(file: JsonFile): string {
  return [...unfilledIn(file.value)].reduce((text, path) => {
    const standIn = standInFor(file, path);
    return standIn === undefined ? text : setValue(text, path, standIn, noNames);
  }, file.text);
}
