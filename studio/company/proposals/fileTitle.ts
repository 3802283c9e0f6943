import { basename } from "node:path";
import { valueAt } from "#contract/valueAt.ts";
import { fieldTitle } from "#studio/document/describeField.ts";
import { isFontPath } from "#studio/document/editedFonts.ts";
import { fieldsIn } from "#studio/document/fieldChanges.ts";
import { imageField, imageKinds } from "#studio/document/imageKinds.ts";
import { proposalText } from "../repository/proposalText.ts";

/**
 * What a file without fields is called: an image by the field that names it, a font as one.
 * @param path of the file in the repository
 * @param descriptors of its brand, as text: one that has the file
 */
export function fileTitle(path: string, descriptors: readonly (string | undefined)[]): string {
  const file = basename(path);
  const inBrand = path.split("/").slice(2).join("/");
  const assets = descriptors.map(fieldsIn);
  const kind = imageKinds.find((each) => assets.some((fields) => valueAt(fields, imageField(each)) === inBrand));
  if (kind !== undefined)
    return proposalText("proposal.change.image", {
      title: fieldTitle({ kind: "descriptor", path: imageField(kind) }),
      file,
    });
  return proposalText(isFontPath(inBrand.replace(/^fonts\//, "")) ? "proposal.change.font" : "proposal.change.file", {
    file,
  });
}
